import type { FastifyInstance } from 'fastify'
import {
  type DocumentNode,
  execute,
  GraphQLError,
  parse,
  printSchema,
  type SelectionSetNode,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql'
import * as v from 'valibot'
import { route, type RouteDeps } from '../../route.ts'
import { machineOperations } from '../api.ts'
import { checked } from '../checked-input.ts'
import { machineRoute } from '../machine-route.ts'
import { Problem } from '../problem.ts'
import { machineSchema } from './machine-schema.ts'

/** Most fields of one request at the top: each is a read of its own, and the key is counted once. */
const mostReads = 10

/** Most words and signs of a document; no type holds itself, so that this bounds its depth too. */
const maxTokens = 3_000

/** Aliases are for several reads of one list: below them each field comes once, so that no answer is larger than that of REST. */
const aliasesOfReads: ValidationRule = (context) => ({
  Field(node) {
    if (node.alias && context.getParentType() !== context.getSchema().getQueryType())
      context.reportError(
        new GraphQLError('Only fields of Query may have an alias', { nodes: node }),
      )
  },
})

const Question = v.strictObject({
  query: v.string('required'),
  variables: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  operationName: v.optional(v.nullable(v.string())),
})

/** GraphQL for programs: what machine keys may read, several lists in one request. The schema is published without a key. */
export function graphqlRoute(app: FastifyInstance, deps: RouteDeps): void {
  const schema = machineSchema(machineOperations)
  const printed = printSchema(schema)
  route(app, deps, {
    method: 'GET',
    url: '/schema.graphql',
    allow: 'anyone',
    handle: ({ reply }) => reply.type('text/plain; charset=utf-8').send(printed),
  })
  machineRoute(app, deps, {
    method: 'POST',
    url: '/graphql',
    scope: null,
    async handle(asked) {
      const sent = asked.request.body
      if (Buffer.isBuffer(sent)) throw new Problem('unsupported_type')
      const { query, variables, operationName } = checked(
        Question,
        sent ?? {},
        'body',
      ) as v.InferOutput<typeof Question>
      const document = parsed(query)
      if (document instanceof GraphQLError) return { errors: [document.toJSON()] }
      const wrong = validate(schema, document, [...specifiedRules, aliasesOfReads])
      if (wrong.length > 0) return { errors: wrong.map((error) => error.toJSON()) }
      if (readsOf(document) > mostReads)
        throw new Problem('bad_input', { errors: [{ at: 'query', code: 'too_many_reads' }] })
      return execute({
        schema,
        document,
        contextValue: asked,
        variableValues: variables ?? {},
        operationName: operationName ?? null,
      })
    },
  })
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens })
  } catch (error) {
    return error as GraphQLError
  }
}

/** Fields at the top of a document, those of its fragments among them. */
const readsOf = ({ definitions }: DocumentNode) =>
  definitions.reduce((sum, one) => {
    if (one.kind === 'OperationDefinition') return sum + fieldsIn(one.selectionSet)
    const isOfQuery = one.kind === 'FragmentDefinition' && one.typeCondition.name.value === 'Query'
    return isOfQuery ? sum + fieldsIn(one.selectionSet) : sum
  }, 0)

const fieldsIn = ({ selections }: SelectionSetNode): number =>
  selections.reduce(
    (sum, one) => sum + (one.kind === 'InlineFragment' ? fieldsIn(one.selectionSet) : 1),
    0,
  )
