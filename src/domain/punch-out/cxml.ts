import {
  attributeOf,
  childrenOf,
  elementAt,
  readXml,
  textAt,
  type XmlElement,
} from '../order-file/xml.ts'
import { type Decimal, sum, times } from '../ordering/money.ts'
import { isReturnUrl, type PunchOutItem } from './cart-form.ts'

/** An identity of a cXML header. */
export interface CxmlParty {
  domain: string
  identity: string
}

/** A shop system's wish to open the catalogue (cXML reference guide, PunchOutSetupRequest). */
export interface SetupRequest {
  from: CxmlParty
  to: CxmlParty
  /** SharedSecret of the sender. */
  secret: string
  buyerCookie: string
  /** Target of the form that brings the cart back. */
  returnUrl: string
}

/** Status codes of cXML that are answered. */
export const cxmlStatus = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Too Many Requests',
  450: 'Unsupported',
  500: 'Internal Server Error',
} as const
export type CxmlStatus = keyof typeof cxmlStatus

const maxCookie = 2_000

/** Reads a PunchOutSetupRequest. @returns the status to refuse it with otherwise @throws RefusedFile for what is no document */
export function readSetupRequest(text: string): SetupRequest | CxmlStatus {
  const { name, root } = readXml(text)
  if (name !== 'cXML') return 400
  const request = elementAt(root, 'Request')
  const setup = elementAt(request, 'PunchOutSetupRequest')
  if (!setup) return childrenOf(root, 'Request').length > 0 ? 450 : 400
  if (!['create', 'edit', ''].includes(attributeOf(setup, 'operation'))) return 450
  const returnUrl = textAt(setup, 'BrowserFormPost/URL')
  const buyerCookie = textAt(setup, 'BuyerCookie')
  if (!isReturnUrl(returnUrl) || !buyerCookie || buyerCookie.length > maxCookie) return 400
  return {
    from: partyAt(root, 'Header/From/Credential'),
    to: partyAt(root, 'Header/To/Credential'),
    secret: textAt(root, 'Header/Sender/Credential/SharedSecret'),
    buyerCookie,
    returnUrl,
  }
}

function partyAt(root: XmlElement, path: string): CxmlParty {
  const credential = elementAt(root, path)
  return {
    domain: attributeOf(credential, 'domain').slice(0, 100),
    identity: textAt(credential, 'Identity').slice(0, 200),
  }
}

/** Writes a text as it may stand in XML; signs that XML has no place for are left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Head of a message: its own id, and when it was written. */
export interface Envelope {
  payloadId: string
  at: Date
}

const envelope = ({ payloadId, at }: Envelope, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">\n<cXML payloadID="${escaped(payloadId)}" timestamp="${at.toISOString()}" xml:lang="en">${content}</cXML>\n`

/** Writes the answer with the page that a browser is to open. */
export const setupResponse = (head: Envelope, startPage: string): string =>
  envelope(
    head,
    `<Response><Status code="200" text="OK"/><PunchOutSetupResponse><StartPage><URL>${escaped(startPage)}</URL></StartPage></PunchOutSetupResponse></Response>`,
  )

/** Writes a refusal. */
export const refusalResponse = (head: Envelope, code: CxmlStatus): string =>
  envelope(head, `<Response><Status code="${code}" text="${cxmlStatus[code]}"/></Response>`)

const party = (role: string, { domain, identity }: CxmlParty, more = '') =>
  `<${role}><Credential domain="${escaped(domain)}"><Identity>${escaped(identity)}</Identity></Credential>${more}</${role}>`

const money = (amount: Decimal, currency: string) =>
  `<Money currency="${escaped(currency)}">${amount}</Money>`

const item = (one: PunchOutItem, n: number) =>
  `<ItemIn quantity="${one.quantity}" lineNumber="${n + 1}"><ItemID><SupplierPartID>${escaped(one.article)}</SupplierPartID></ItemID><ItemDetail><UnitPrice>${money(one.unitPrice, one.currency)}</UnitPrice><Description xml:lang="en">${escaped(one.name)}</Description><UnitOfMeasure>${escaped(one.uom)}</UnitOfMeasure><Classification domain="SupplierCategory">${escaped(one.category)}</Classification>${one.brand ? `<ManufacturerName>${escaped(one.brand)}</ManufacturerName>` : ''}${one.ean ? `<Extrinsic name="EAN">${escaped(one.ean)}</Extrinsic>` : ''}</ItemDetail>${one.note ? `<Comments xml:lang="en">${escaped(one.note)}</Comments>` : ''}</ItemIn>`

/** Writes the cart as PunchOutOrderMessage. All items have one currency; without items the cart is empty. */
export function orderMessage(
  head: Envelope,
  { from, to, buyerCookie }: Pick<SetupRequest, 'from' | 'to' | 'buyerCookie'>,
  items: readonly PunchOutItem[],
  currency: string,
): string {
  const total = sum(items.map((one) => times(one.unitPrice, one.quantity)))
  return envelope(
    head,
    `<Header>${party('From', to)}${party('To', from)}${party('Sender', to, '<UserAgent>Pannier</UserAgent>')}</Header><Message><PunchOutOrderMessage><BuyerCookie>${escaped(buyerCookie)}</BuyerCookie><PunchOutOrderMessageHeader operationAllowed="create"><Total>${money(total, currency)}</Total></PunchOutOrderMessageHeader>${items.map(item).join('')}</PunchOutOrderMessage></Message>`,
  )
}
