import * as v from 'valibot'
import { rules } from '../portal/validation.ts'

const line = v.pipe(v.string(), v.trim())
const required = (most: number) => v.pipe(line, rules.required, v.maxLength(most, 'too_long'))
const isWeb = (value: string) =>
  value === '' || /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(value)

/**
 * Inquiry of a person who wants to become a customer; checked alike by form and server. `custCountry` is an ISO code,
 * `custPhone` the digits without the country's code.
 */
export const CustomerInquiry = v.object({
  host: required(253),
  reason: v.pipe(line, rules.required, v.maxLength(1000, 'too_long'), rules.multilineText),
  goal: v.pipe(line, rules.required, v.maxLength(1000, 'too_long'), rules.multilineText),
  custName: v.pipe(required(120), rules.text),
  // No text rule: an address has a house number.
  custAddress: required(300),
  custState: v.pipe(required(80), rules.text),
  custPostalCode: v.pipe(
    line,
    v.maxLength(12, 'too_long'),
    v.check((code) => /^[\p{L}\p{N} -]*$/u.test(code), 'valid_alphaNumeric'),
  ),
  custCountry: v.pipe(
    line,
    rules.required,
    v.check((code) => code === '' || /^[A-Z]{2}$/.test(code), 'unknown_country'),
  ),
  custEmail: v.pipe(required(200), rules.email),
  custPhone: v.pipe(line, rules.required, rules.phone),
  // No text rule either: places are called Frankfurt (Oder) and L’Île-d’Yeu.
  custCity: required(120),
  custWeb: v.pipe(line, v.maxLength(200, 'too_long'), v.check(isWeb, 'valid_web')),
})
export type CustomerInquiry = v.InferOutput<typeof CustomerInquiry>

/** Maximum of inquiries per address and hour. */
export const inquiriesPerHour = 5
