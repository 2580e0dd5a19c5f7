import { toJsonSchema } from '@valibot/to-json-schema'
import {
  type GraphQLFieldConfig,
  GraphQLError,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import type * as v from 'valibot'
import { problemOf } from '../answer-problems.ts'
import { checked } from '../checked-input.ts'
import type { MachineRequest } from '../machine-route.ts'
import type { MachineOperation } from '../operations.ts'
import { Problem, problemBody } from '../problem.ts'
import { outputTypes } from './output-types.ts'

/** The name of an operation's field: its path in camel case, with what it is found by, as in `claimsByNumber`. */
export const fieldNameOf = ({ path }: MachineOperation): string =>
  path
    .slice(1)
    .replaceAll(/\/\{(\w+)\}/g, '-by-$1')
    .replaceAll(/[-/_](\w)/g, (_, letter: string) => letter.toUpperCase())

/** True for an operation that reads records; changes and files are for REST alone. */
export const isRead = ({ method, answersFile }: MachineOperation): boolean =>
  method === 'GET' && !answersFile

/** The GraphQL schema of the operations that read: a field each, with the same rows, arguments and rights. */
export function machineSchema(operations: readonly MachineOperation[]): GraphQLSchema {
  const typeOf = outputTypes()
  const fields = operations.filter(isRead).map((one) => {
    const name = fieldNameOf(one)
    const type = typeOf(jsonOf(one.answer, 'output'), name.charAt(0).toUpperCase() + name.slice(1))
    const field: GraphQLFieldConfig<unknown, MachineRequest> = {
      type,
      args: argumentsOf(one),
      description: `${one.summary}. ${one.scope ? `Scope: ${one.scope}` : 'Any key'}`,
      resolve: (_, args: Record<string, string>, asked) => answerOf(one, args, asked),
    }
    return [name, field] as const
  })
  return new GraphQLSchema({
    query: new GraphQLObjectType<unknown, MachineRequest>({
      name: 'Query',
      fields: Object.fromEntries(fields),
    }),
  })
}

const jsonOf = (schema: v.GenericSchema, typeMode: 'input' | 'output') =>
  toJsonSchema(schema, { typeMode, errorMode: 'ignore' })

function argumentsOf({ params = {}, query }: MachineOperation) {
  const { properties = {}, required = [] } = query ? jsonOf(query, 'input') : {}
  return Object.fromEntries([
    ...Object.entries(params).map(([name, description]) => [
      name,
      { type: new GraphQLNonNull(GraphQLString), description },
    ]),
    ...Object.entries(properties).map(([name, part]) => [
      name,
      {
        type: required.includes(name) ? new GraphQLNonNull(GraphQLString) : GraphQLString,
        description: typeof part === 'object' ? part.description : undefined,
      },
    ]),
  ])
}

/** Runs an operation as its address would. @throws GraphQLError with the problem that REST answers */
async function answerOf(
  { scope, params = {}, query, handle }: MachineOperation,
  args: Record<string, string>,
  asked: MachineRequest,
): Promise<unknown> {
  try {
    if (scope !== null && !asked.machine.scopes.includes(scope))
      throw new Problem('scope_missing', { detail: `The scope ${scope} is needed` })
    const given = Object.entries(args).filter(([, value]) => value !== null)
    const inPath = Object.fromEntries(given.filter(([name]) => name in params))
    const inQuery = Object.fromEntries(given.filter(([name]) => !(name in params)))
    const answer = await handle(
      { ...asked, params: inPath },
      { query: (query && checked(query, inQuery, 'query')) as never, body: undefined as never },
    )
    // Times are texts here, as REST writes them.
    return JSON.parse(JSON.stringify(answer))
  } catch (error) {
    const problem = problemOf(error as Problem)
    if (problem.statusCode >= 500) asked.request.log.error(error)
    throw new GraphQLError(problem.message, {
      extensions: problemBody(problem, String(asked.request.id)),
    })
  }
}
