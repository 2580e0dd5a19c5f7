import { type UserError, userError } from './failure.ts'

interface Answered {
  message: { status: boolean; description: string }
  userErrors: UserError[]
}

/** Answers a mutation that was carried out; `payload` is what its type has beside the message. */
export const done = <Payload extends object = {}>(
  description: string,
  payload?: Payload,
): Payload & Answered => ({
  ...(payload as Payload),
  message: { status: true, description },
  userErrors: [],
})

/** Answers a mutation that was refused: a code that the screens have words for, and the argument it is about. */
export const refused = <Payload extends object = {}>(
  code: string,
  field: string | null = null,
  payload?: Payload,
): Payload & Answered => refusedAll([userError(code, field)], payload)

/** Answers a mutation that was refused for several reasons; the message says the first. */
export const refusedAll = <Payload extends object = {}>(
  userErrors: UserError[],
  payload?: Payload,
): Payload & Answered => ({
  ...(payload as Payload),
  message: { status: false, description: userErrors[0]!.message },
  userErrors,
})
