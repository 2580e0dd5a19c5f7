import * as v from 'valibot'
import { Problem } from './problem.ts'

/** Most places that a problem names. */
const mostErrors = 50

/** Checks a part of a request by its schema. @throws Problem bad_input with what is wrong, by its place */
export function checked(schema: v.GenericSchema, input: unknown, part: string): unknown {
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  if (result.success) return result.output
  throw new Problem('bad_input', {
    errors: result.issues.slice(0, mostErrors).map((issue) => ({
      at: issue.path?.map(({ key }) => String(key)).join('/') || part,
      code: issue.type === 'strict_object' ? unknownOrMissing(issue) : issue.message,
    })),
  })
}

const unknownOrMissing = ({ expected }: v.BaseIssue<unknown>) =>
  expected === 'never' ? 'unknown_field' : 'missing_field'
