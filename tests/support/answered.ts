import type { Mutation, Query } from '../../server/resolver-types.gen.ts'

/** As it comes over the line; where a test looks into what is null, it fails as it should. */
type Sent<T> = T extends Date
  ? string
  : T extends (infer Item)[]
    ? Sent<Item>[]
    : T extends object
      ? { [Field in keyof T]-?: Sent<NonNullable<T[Field]>> }
      : T

/** The fields of the contract, of which an operation has asked for some. */
export type Answered = Sent<Query & Mutation>

/** Answer of the server to an operation. */
export interface Answer {
  data: Answered
  errors?: {
    message: string
    path?: string[]
    extensions: Record<string, unknown>
  }[]
}
