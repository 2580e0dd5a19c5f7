import * as v from 'valibot'
import { isDay } from './day.ts'

/** Letters of every script, spaces and - . , / & : (document 1 section 5, text; softened to every script). */
const textCharacters = /^[\p{L}\p{M}\s\-.,/&:]*$/u
/** The same with digits: purchase order numbers have them (document 2 section 5, notes allow letters, digits, dot, comma, space). */
export const textWithDigits = /^[\p{L}\p{M}\p{N}\s\-.,/&:#_]*$/u

/** The characters of a text that its rule refuses, each once, so that the form can name them. */
export const refusedCharacters = (text: string, rule: 'text' | 'textWithDigits' = 'textWithDigits'): string[] =>
  [...new Set([...text].filter((character) => !(rule === 'text' ? textCharacters : textWithDigits).test(character)))]

const filled = (max: number) =>
  v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(max, 'too_long'), v.regex(textWithDigits, 'valid_text')))

/** What the buyer fills in at checkout (document 2 sections 4 and 5). Messages are codes; empty texts are not sent. */
export const CheckoutForm = v.object({
  shipto: v.pipe(v.string(), v.trim(), v.nonEmpty('required')),
  paymentId: v.pipe(v.string(), v.nonEmpty('required')),
  shipments: v.pipe(
    v.array(v.object({ sorg: v.string(), id: v.pipe(v.string(), v.nonEmpty('required')), input: v.nullish(v.pipe(v.string(), v.maxLength(100, 'too_long'))) })),
    v.minLength(1, 'required'),
  ),
  custPoNo: filled(35),
  notes: filled(100),
  request_delivery_date: v.nullish(v.pipe(v.string(), v.check((text) => text === '' || isDay(text), 'valid_day'))),
})
export type CheckoutForm = v.InferOutput<typeof CheckoutForm>
