import * as v from 'valibot'
import { addDays, type Day } from '../time/day.ts'

/** Letters of every script, spaces and - . , / & : (softened to every script). */
const textCharacters = /^[\p{L}\p{M}\s\-.,/&:]*$/u
/** Allows digits as well: purchase order numbers have them. */
export const textWithDigits = /^[\p{L}\p{M}\p{N}\s\-.,/&:#_]*$/u

/** The characters of a text that its rule refuses, each once, so that the form can name them. */
export const refusedCharacters = (
  text: string,
  rule: 'text' | 'textWithDigits' = 'textWithDigits',
): string[] => [
  ...new Set(
    [...text].filter(
      (character) => !(rule === 'text' ? textCharacters : textWithDigits).test(character),
    ),
  ),
]

const filled = (max: number) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(max, 'too_long'),
      v.regex(textWithDigits, 'valid_text'),
    ),
  )

/** Most days from the first to the last of an arrival period. */
export const longestPeriod = 30

/** The order that refills a customer's consignment stock. */
export const consignmentFillUp = { code: 'CF', description: 'Consignment Fill Up' } as const

/**
 * Returns the problem of an arrival period; null: none, or a day is missing.
 * @param from first day
 * @param to last day
 */
export function periodProblem(
  from: Day | null | undefined,
  to: Day | null | undefined,
): 'period_without_start' | 'from_after_to' | 'period_too_long' | null {
  if (!to) return null
  if (!from) return 'period_without_start'
  if (from > to) return 'from_after_to'
  return to > addDays(from, longestPeriod) ? 'period_too_long' : null
}

/** The contract lets only days through (scalar Day), a date field only days or nothing. */
const maybeDay = v.nullish(v.string())
const period = ['request_delivery_date', 'request_delivery_to'] as const

/** Fields of the checkout form. Messages are codes; empty texts are not sent. */
export const CheckoutForm = v.pipe(
  v.object({
    shipto: v.pipe(v.string(), v.trim(), v.minLength(1, 'required')),
    paymentId: v.pipe(v.string(), v.minLength(1, 'required')),
    shipments: v.pipe(
      v.array(
        v.object({
          sorg: v.string(),
          id: v.pipe(v.string(), v.minLength(1, 'required')),
          input: v.nullish(v.pipe(v.string(), v.maxLength(100, 'too_long'))),
          /** As it stood on the screen. */
          freight: v.nullish(v.string()),
        }),
      ),
      v.minLength(1, 'required'),
    ),
    custPoNo: filled(35),
    notes: filled(100),
    request_delivery_date: maybeDay,
    request_delivery_to: maybeDay,
    orderType: v.nullish(v.literal(consignmentFillUp.code, 'order_type_not_offered')),
  }),
  v.forward(
    v.partialCheck(
      [[period[0]], [period[1]]],
      ({ request_delivery_date: from, request_delivery_to: to }) =>
        periodProblem(from, to) === null,
      ({ input }) => periodProblem(input.request_delivery_date, input.request_delivery_to) ?? '',
    ),
    [period[1]],
  ),
)
export type CheckoutForm = v.InferOutput<typeof CheckoutForm>
