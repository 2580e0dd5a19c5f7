import * as v from 'valibot'
import { rules } from '../portal/validation.ts'

const line = (most: number) =>
  v.pipe(v.string(), v.trim(), rules.required, v.maxLength(most, 'too_long'))
const code = (most: number) => v.pipe(line(most), v.regex(/^\S*$/, 'valid_code'))
/** A word of the ERP that a customer may be without. */
const orNone = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20, 'too_long')), '')

/** Form by which an inquiry becomes a customer with a first user. Names and roles of users are checked as for every user. */
export const InquiryAcceptance = v.object({
  custCode: code(20),
  name: line(120),
  sorgs: v.pipe(v.array(v.string()), v.minLength(1, 'required')),
  priceGroup: code(20),
  username: line(120),
  userName: line(120),
  role: line(60),
  custGroup: orNone,
  custCategory: orNone,
  contentTargetMarkets: v.optional(
    v.pipe(v.array(v.string()), v.maxLength(999, 'too_many')),
    (): string[] => [],
  ),
})
export type InquiryAcceptance = v.InferOutput<typeof InquiryAcceptance>
