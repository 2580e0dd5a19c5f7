import type * as v from 'valibot'
import type { KeyScope } from '#domain/machine/machine-scopes.ts'
import type { MachineRequest } from './machine-route.ts'
import type { ProblemCode } from './problem.ts'

/** One operation of the machine API: its route, its checks and its description are made from this. */
export interface MachineOperation {
  method: 'GET' | 'POST' | 'PUT'
  /** Below the API's path, with parameters as `{name}`. */
  path: string
  /** null: any key. */
  scope: KeyScope | null
  id: string
  tag: string
  summary: string
  description?: string
  params?: Readonly<Record<string, string>>
  /** Checks the query string; every value is a text there. */
  query?: v.GenericSchema
  body?: v.GenericSchema
  /** The body is a file, which the handler reads as it comes. */
  streamed?: true
  /** Content types of a small file that is the body; the handler gets its bytes. */
  file?: readonly string[]
  /** Most bytes of the body. */
  bodyLimit?: number
  answer: v.GenericSchema
  /** The answer is a file, whose type is that of what was uploaded. */
  answersFile?: true
  /** Problems of its own rules. */
  refuses?: readonly ProblemCode[]
  handle: (asked: MachineRequest, input: { query: never; body: never }) => unknown
}

/** Declares an operation whose handler gets its query and body as their schemas give them. */
export const operation = <
  Query extends v.GenericSchema = v.GenericSchema<undefined>,
  Body extends v.GenericSchema = v.GenericSchema<undefined>,
>(
  declared: Omit<MachineOperation, 'handle' | 'query' | 'body'> & {
    query?: Query
    body?: Body
    handle: (
      asked: MachineRequest,
      input: { query: v.InferOutput<Query>; body: v.InferOutput<Body> },
    ) => unknown
  },
): MachineOperation => declared as unknown as MachineOperation
