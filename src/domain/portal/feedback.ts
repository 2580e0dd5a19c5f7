import * as v from 'valibot'
import { rules } from './validation.ts'

/** As much as one message of consumer voice may hold. */
export const longestFeedback = 2_000

/** Consumer voice: something must be said, by the text rule. Its issues are the keys of the messages. */
export const feedbackSchema = v.pipe(
  v.string(),
  v.trim(),
  rules.required,
  v.maxLength(longestFeedback, 'too_long'),
  rules.multilineText,
)

/** Line breaks as the two characters "\n": how the message travels. */
export const escapeLineBreaks = (text: string): string => text.replace(/\r\n|\r|\n/g, '\\n')

/** Restores line breaks. */
export const restoreLineBreaks = (text: string): string => text.replaceAll('\\n', '\n')
