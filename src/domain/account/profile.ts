import * as v from 'valibot'
import { rules } from '../portal/validation.ts'

/**
 * Profile that people may change themselves. Names are not restricted to letters: people are called O’Neil and Jr.
 * 3rd.
 */
export const Profile = v.object({
  name: v.pipe(v.string(), v.trim(), rules.required, v.maxLength(120, 'too_long')),
  email: v.pipe(v.string(), v.trim(), rules.required, v.maxLength(200, 'too_long'), rules.email),
})
export type Profile = v.InferOutput<typeof Profile>
