import * as v from 'valibot'
import { rules } from './validation.ts'

/** Most characters of a reply to an inquiry or to consumer voice. */
export const longestReply = 4_000

/** A reply: something must be said. */
export const ReplyText = v.pipe(
  v.string(),
  v.trim(),
  rules.required,
  v.maxLength(longestReply, 'too_long'),
)
