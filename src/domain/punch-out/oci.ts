import { round, times } from '../ordering/money.ts'
import { type FormField, isReturnUrl, type PunchOutItem } from './cart-form.ts'

/** A shop system's wish to open the catalogue (SAP Open Catalog Interface 4 and 5). */
export interface OciRequest {
  /** The field PASSWORD. */
  secret: string
  /** HOOK_URL: target of the form that brings the cart back. */
  returnUrl: string
  okCode: string
  caller: string
  /** Name of the window that the form is sent to. */
  target: string
}

/**
 * Reads the form that a system opens the catalogue with. Names of fields count without their case; USERNAME says nothing
 * that the secret does not. @returns null for a form without an address that a cart may be sent to
 */
export function readOciRequest(fields: Iterable<FormField>): OciRequest | null {
  const given = new Map([...fields].map(([name, value]) => [name.toUpperCase(), value.trim()]))
  const word = (name: string, otherwise: string) => {
    const value = given.get(name) ?? ''
    return /^[\w-]{1,40}$/.test(value) ? value : otherwise
  }
  const returnUrl = given.get('HOOK_URL') ?? ''
  if (!isReturnUrl(returnUrl)) return null
  return {
    secret: given.get('PASSWORD') ?? '',
    returnUrl,
    okCode: word('~OKCODE', 'ADDI'),
    caller: word('~CALLER', 'CTLG'),
    target: word('~TARGET', '_top'),
  }
}

/**
 * Writes the cart as the fields of OCI. Quantities and prices have three decimals; a price that needs four is given for
 * ten pieces.
 */
export function ociFields(
  { okCode, caller, target }: Pick<OciRequest, 'okCode' | 'caller' | 'target'>,
  items: readonly PunchOutItem[],
): FormField[] {
  return [
    ['~OkCode', okCode],
    ['~CALLER', caller],
    ['~TARGET', target],
    ...items.flatMap((item, index) => fieldsOf(item, index + 1)),
  ]
}

function fieldsOf(item: PunchOutItem, n: number): FormField[] {
  const one = round(item.unitPrice, 3)
  const isExact = Number(one) === Number(item.unitPrice)
  const field = (name: string, value: string, most: number): FormField => [
    `NEW_ITEM-${name}[${n}]`,
    value.slice(0, most),
  ]
  return [
    field('DESCRIPTION', item.name, 40),
    field('QUANTITY', `${item.quantity}.000`, 15),
    field('UNIT', item.uom, 3),
    field('PRICE', isExact ? one : round(times(item.unitPrice, 10), 3), 15),
    field('PRICEUNIT', isExact ? '1' : '10', 5),
    field('CURRENCY', item.currency, 5),
    field('VENDORMAT', item.article, 40),
    field('EXT_PRODUCT_ID', item.article, 40),
    field('EXT_CATEGORY_ID', item.category, 60),
    ...(item.ean ? [field('MANUFACTMAT', item.ean, 40)] : []),
    [`NEW_ITEM-LONGTEXT_${n}:132[]`, [item.name, item.note].filter(Boolean).join('\n')],
  ]
}
