import { type UserError, userError } from './failure.ts'

/** The answer of a mutation that worked. @param description for people who read the log, in English */
export const done = <Payload extends object>(description: string, payload: Payload) => ({
  ...payload,
  message: { status: true, description },
  userErrors: [] as UserError[],
})

/** The answer of a mutation that was refused. @param field the argument it is about; null: the whole */
export const refused = (code: string, field: string | null = null) =>
  refusedAll([userError(code, field)])

/** The answer of a mutation that was refused for several reasons. */
export const refusedAll = (userErrors: UserError[]) => ({
  message: { status: false, description: userErrors[0]?.code ?? '' },
  userErrors,
})
