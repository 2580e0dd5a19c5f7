import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import { EnvelopArmor } from '@escape.tech/graphql-armor'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { AppContext, Caller } from './context.ts'
import { oneTransaction } from './execute-operation.ts'
import { multipartAnswerer } from './multipart/answer-multipart.ts'
import { multipartLimits } from './multipart/read-operation.ts'
import {
  answerPersisted,
  createPersistedQuestions,
  type Documents,
} from './persisted/answer-persisted.ts'
import { schema } from './schema.ts'
import { callerOf } from './session/caller.ts'
import type { Worker } from './session/work-budget.ts'
import type { Settings } from './settings.ts'
import type { Tenant } from './tenants.ts'

interface ServerContext {
  caller: Caller
}

/** Gives every error a code; an unexpected one carries only the request's id. */
const codedErrors: Plugin = {
  onResultProcess({ result, setResult }) {
    if (Array.isArray(result) || !('errors' in result) || !result.errors) return
    setResult({
      ...result,
      errors: result.errors.map((error) =>
        error.extensions?.code ? error : withCode(error as GraphQLError),
      ),
    })
  },
}
const withCode = (error: GraphQLError) =>
  new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: { ...error.extensions, code: 'BAD_INPUT' },
  })

/** Serves the contract at /graphql (bearer token) and /public/graphql (no session). */
export async function graphqlRoutes(
  app: FastifyInstance,
  parts: AppContext,
  tenantOf: (request: FastifyRequest) => Tenant,
  settings: Settings,
  documents: Documents,
): Promise<void> {
  const armor = new EnvelopArmor({
    costLimit: { maxCost: 60_000 },
    maxDepth: { n: 12 },
    maxAliases: { n: 20 },
    maxTokens: { n: 3_000 },
    blockFieldSuggestion: { enabled: true },
  })
  const persistedQuestion = createPersistedQuestions(schema, documents)
  const yoga = createYoga<ServerContext>({
    schema: schema as never,
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: false,
    batching: false,
    // Pages of other origins have no business here; yoga would let any of them read answers.
    cors: false,
    multipart: false,
    logging: false,
    context: ({ caller }) => caller as never,
    maskedErrors: { errorMessage: 'Something went wrong' },
    plugins: [
      ...(armor.protect().plugins as Plugin[]),
      ...(settings.introspection
        ? []
        : [
            {
              onValidate: ({ addValidationRule }: { addValidationRule: (rule: unknown) => void }) =>
                addValidationRule(NoSchemaIntrospectionCustomRule),
            } as unknown as Plugin,
          ]),
      codedErrors,
      oneTransaction,
      usePersistedOperations({
        getPersistedOperation: (hash) => documents.get(hash) ?? null,
        allowArbitraryOperations: (request) => settings.freeDocuments || isKeyed(request, settings),
      }),
    ],
  })

  const serveMultipart = multipartAnswerer(settings, documents, (request, caller) =>
    yoga.fetch(request, { caller } as never),
  )

  const serve = (signedIn: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const known = await callerOf(parts, tenantOf(request), request)
    const worker = workerOf(known)
    const wait = worker ? parts.budget.waitOf(worker) : 0
    if (wait > 0) return tooMany(reply, wait)
    let caller: Caller = signedIn ? known : { ...known, sessionId: null }
    const contentType = answerType(request)
    const question = contentType && persistedQuestion(request.body)
    if (question) {
      const answer = await answerPersisted(question, caller)
      if (Buffer.isBuffer(answer)) {
        if (worker) parts.budget.charge(worker, pointsOf(1, answer.length))
        return reply.header('content-type', contentType).send(answer)
      }
      caller = answer
    }
    const response = request.isMultipart()
      ? await serveMultipart(request, caller)
      : await yoga.handleNodeRequestAndResponse(request, reply, { caller } as never)
    for (const [name, value] of response.headers)
      if (name !== 'content-length') reply.header(name, value)
    if (response.status === 503) reply.header('retry-after', '2')
    const text = await response.text()
    if (worker) parts.budget.charge(worker, pointsOf(0, text.length))
    return reply.code(response.status).send(text)
  }
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false, limits: multipartLimits })
    // Every field of the contract has its own rule (server/allow.ts).
    const serveAt = (url: string, signedIn: boolean) =>
      scope.route({
        url,
        method: ['GET', 'POST', 'OPTIONS'],
        config: { allow: 'contract' },
        handler: serve(signedIn),
      })
    serveAt('/graphql', true)
    serveAt('/public/graphql', false)
  })
}

/** The person whose request it is; null: no signed-in person. */
const workerOf = ({ tenant, userId }: Caller): Worker | null =>
  userId === null ? null : { tenantId: tenant.id, userId }

/** Points of an answer: its fields at the root, and its size. */
const pointsOf = (fields: number, bytes: number) => fields + Math.ceil(bytes / 20_000)

function tooMany(reply: FastifyReply, wait: number) {
  const message = 'Too many requests: wait before you send more'
  return reply
    .code(429)
    .header('retry-after', wait)
    .send({ errors: [{ message, extensions: { code: 'TOO_MANY', retryAfter: wait } }] })
}

/** Accept headers of the screens and of the outbox, with the type that yoga answers in. */
const answerTypes = new Map([
  [
    'application/graphql-response+json, application/json',
    'application/graphql-response+json; charset=utf-8',
  ],
  [
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
    'application/graphql-response+json; charset=utf-8',
  ],
  ['application/json', 'application/json; charset=utf-8'],
])

/** Returns the content type of an answer to a plain POST of a screen; undefined: yoga decides. */
const answerType = ({ method, url, headers }: FastifyRequest): string | undefined =>
  method === 'POST' && !url.includes('?') && headers['content-type']?.startsWith('application/json')
    ? answerTypes.get(headers.accept ?? '')
    : undefined

/** Programs that are no browser bring a key, and may then send documents of their own. */
function isKeyed(request: globalThis.Request, { apiKeyHashes }: Settings): boolean {
  const key = request.headers.get('x-api-key')
  return key !== null && apiKeyHashes.includes(createHash('sha256').update(key).digest('hex'))
}
