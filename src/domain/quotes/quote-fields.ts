import * as v from 'valibot'
import { addDays, type Day, isDay } from '../time/day.ts'

/** Longest name, note and reason, in characters. */
export const maxQuoteName = 40
export const maxQuoteNote = 500
export const maxDeclineReason = 300
/** Default and maximum validity of a quote in days. */
export const usualValidDays = 14
export const maxValidDays = 365

/** Returns the usual last day of a quote that is made today. */
export const usualValidUntil = (today: Day): Day => addDays(today, usualValidDays)

const text = (max: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max, 'too_long')), '')

/** Reason of a customer who declines; messages are codes. */
export const DeclineReason = text(maxDeclineReason)

/** Fields of the quote form; messages are codes. @param today in the tenant's time zone */
export const quoteFields = (today: Day) =>
  v.object({
    name: text(maxQuoteName),
    note: text(maxQuoteNote),
    validUntil: v.pipe(
      v.string(),
      v.check(isDay, 'required'),
      v.check((day) => day >= today, 'in_the_past'),
      v.check((day) => day <= addDays(today, maxValidDays), 'too_far'),
    ),
    /** Whether the customer's people get it by e-mail. */
    mail: v.boolean(),
  })
export type QuoteFields = v.InferOutput<ReturnType<typeof quoteFields>>
