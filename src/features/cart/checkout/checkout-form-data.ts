import * as v from 'valibot'
import { CheckoutForm, consignmentFillUp } from '#domain/ordering/checkout.ts'
import type { Day } from '#domain/time/day.ts'
import type { Refusal } from '#domain/ordering/checkout-answer.ts'
import type { CheckoutDraft } from '#parts/cart/checkout-draft.ts'
import { paymentsFor, ratesOf, type Terms } from '../terms/checkout-terms.ts'

/** The form as it stands on the screen: what was filled in, and defaults where nothing was. */
export interface FilledForm {
  shipto: string
  paymentId: string
  shipments: { sorg: string; id: string; input: string }[]
  custPoNo: string
  notes: string
  request_delivery_date: string
  request_delivery_to: string
  /** Empty: the usual order. */
  orderType: string
}

/** Codes of what is wrong, by field: `shipto`, `shipments.1000`, `shipments.1000.input`, …; '' for none of them. */
export type FieldErrors = Readonly<Record<string, string>>

// What was chosen and is no longer offered must be chosen again: another address would be a silent mistake.
const chosen = (
  choice: string | undefined,
  offered: readonly string[],
  otherwise: string | undefined,
) => (choice === undefined ? (otherwise ?? '') : offered.includes(choice) ? choice : '')

/** Puts a draft on today's terms. @param sorgs of the cart */
export function fillForm(draft: CheckoutDraft, terms: Terms, sorgs: readonly string[]): FilledForm {
  const { shipTos } = terms
  const payments = paymentsFor(terms, sorgs).map(({ id }) => id)
  return {
    shipto: chosen(
      draft.shipto,
      shipTos.map(({ code }) => code),
      (shipTos.find(({ isDefault }) => isDefault) ?? shipTos[0])?.code,
    ),
    paymentId: chosen(draft.paymentId, payments, payments[0]),
    shipments: sorgs.map((sorg) => {
      const rates = ratesOf(terms, sorg).map(({ id }) => id)
      const { id, input = '' } = draft.shipments[sorg] ?? {}
      return { sorg, id: chosen(id, rates, rates[0]), input }
    }),
    custPoNo: draft.custPoNo,
    notes: draft.notes,
    request_delivery_date: draft.request_delivery_date,
    request_delivery_to: draft.request_delivery_to,
    orderType: terms.orderTypes.includes(draft.orderType) ? draft.orderType : '',
  }
}

const asked = (terms: Terms, { sorg, id }: { sorg: string; id: string }) =>
  ratesOf(terms, sorg).some((rate) => rate.id === id && rate.input)

/** Returns the form as it is sent: empty texts are left out. */
export const formOf = (filled: FilledForm, terms: Terms): CheckoutForm => ({
  ...filled,
  shipments: filled.shipments.map((shipment) => ({
    ...shipment,
    input: asked(terms, shipment) ? shipment.input.trim() : null,
  })),
  custPoNo: filled.custPoNo.trim() || null,
  notes: filled.notes.trim() || null,
  request_delivery_date: filled.request_delivery_date || null,
  request_delivery_to: filled.request_delivery_to || null,
  orderType: filled.orderType === consignmentFillUp.code ? consignmentFillUp.code : null,
})

/** The server names a shipment by its place in the list or by its sales organisation; the screen by the latter. */
function fieldName(path: string, { shipments }: Pick<FilledForm, 'shipments'>): string {
  const [head, which = '', rest] = path.split('.')
  if (head !== 'shipments' || !which) return path
  const sorg = shipments.some((shipment) => shipment.sorg === which)
    ? which
    : (shipments[Number(which)]?.sorg ?? which)
  return rest === 'input' ? `shipments.${sorg}.input` : `shipments.${sorg}`
}

/** Maps the server's refusals to fields; the first of a field counts. */
export function errorsOf(
  refusals: readonly Refusal[],
  filled: Pick<FilledForm, 'shipments'>,
): FieldErrors {
  const errors: Record<string, string> = {}
  for (const { field, code } of refusals)
    errors[field === null ? '' : fieldName(field, filled)] ??= code
  return errors
}

/**
 * Checks the form before it is sent: the server's own rule, and the inputs the terms require.
 * @param today in the tenant's zone
 * @param halfTyped date fields with an incomplete day, whose value is empty
 */
export function checkForm(
  filled: FilledForm,
  terms: Terms,
  today: Day,
  halfTyped: readonly string[] = [],
): FieldErrors {
  const result = v.safeParse(CheckoutForm, formOf(filled, terms))
  const refusals = (result.issues ?? []).map((issue) => ({
    field: v.getDotPath(issue),
    code: issue.message,
    message: '',
  }))
  const inputs = filled.shipments
    .filter((shipment) => asked(terms, shipment) && !shipment.input.trim())
    .map(({ sorg }) => ({ field: `shipments.${sorg}.input`, code: 'required', message: '' }))
  const day = filled.request_delivery_date
  const past =
    day && day < today ? [{ field: 'request_delivery_date', code: 'day_past', message: '' }] : []
  const half = halfTyped.map((field) => ({ field, code: 'day_incomplete', message: '' }))
  return errorsOf([...half, ...refusals, ...inputs, ...past], filled)
}
