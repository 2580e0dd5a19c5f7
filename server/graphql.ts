import { createHash } from 'node:crypto'
import { EnvelopArmor } from '@escape.tech/graphql-armor'
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Caller, AppContext } from './context.ts'
import { oneTransaction } from './execute-operation.ts'
import { executableSchema } from './schema.ts'
import { callerOf } from './session/caller.ts'
import type { Settings } from './settings.ts'
import type { Tenant } from './tenants.ts'

/** Hash to text of the documents that this build's screens send. */
export type Documents = Map<string, string>

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
export function graphqlRoutes(
  app: FastifyInstance,
  parts: AppContext,
  tenantOf: (request: FastifyRequest) => Tenant,
  settings: Settings,
  documents: Documents,
) {
  const armor = new EnvelopArmor({
    costLimit: { maxCost: 60_000 },
    maxDepth: { n: 12 },
    maxAliases: { n: 20 },
    maxTokens: { n: 3_000 },
    blockFieldSuggestion: { enabled: true },
  })
  const yoga = createYoga<ServerContext>({
    schema: executableSchema() as never,
    graphqlEndpoint: '*',
    landingPage: false,
    graphiql: false,
    batching: false,
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

  const serve = (signedIn: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerOf(parts, tenantOf(request), request)
    const response = await yoga.handleNodeRequestAndResponse(request, reply, {
      caller: signedIn ? caller : { ...caller, sessionId: null },
    } as never)
    for (const [name, value] of response.headers)
      if (name !== 'content-length') reply.header(name, value)
    return reply.code(response.status).send(await response.text())
  }
  // Every field of the contract has its own rule (server/allow.ts).
  const serveAt = (url: string, signedIn: boolean) =>
    app.route({
      url,
      method: ['GET', 'POST', 'OPTIONS'],
      config: { allow: 'contract' },
      handler: serve(signedIn),
    })
  serveAt('/graphql', true)
  serveAt('/public/graphql', false)
}

/** Programs that are no browser bring a key, and may then send documents of their own. */
function isKeyed(request: globalThis.Request, { apiKeyHashes }: Settings): boolean {
  const key = request.headers.get('x-api-key')
  return key !== null && apiKeyHashes.includes(createHash('sha256').update(key).digest('hex'))
}
