import type { FastifyInstance } from 'fastify'
import { portalAddress } from '../portal/portal-address.ts'
import { route, type RouteDeps } from '../route.ts'
import { answerProblems } from './answer-problems.ts'
import { machineOperations } from './api.ts'
import { checked } from './checked-input.ts'
import { graphqlRoute } from './graphql/graphql-route.ts'
import { machineRoute } from './machine-route.ts'
import { openApi } from './openapi.ts'
import type { MachineOperation } from './operations.ts'
import { Problem } from './problem.ts'
import { referencePage, referencePolicy } from './reference/reference-page.ts'
import type { Tenant } from '../tenants.ts'

/** Path of the machine API. A change that breaks programs gets a new number. */
export const machineBase = '/api/machine/v1'

/** The REST API of programs, by machine keys. */
export async function machineRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  await app.register(
    async (scope) => {
      answerProblems(scope)
      // A file is read as it comes, by the handler.
      scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null))
      scope.addContentTypeParser(
        machineOperations.flatMap(({ file = [] }) => file),
        { parseAs: 'buffer' },
        (_request, body, done) => done(null, body),
      )
      for (const one of machineOperations) operationRoute(scope, deps, one)
      route(scope, deps, {
        method: 'GET',
        url: '/openapi.json',
        allow: 'anyone',
        handle: ({ tenant }) => describeFor(deps, tenant),
      })
      route(scope, deps, {
        method: 'GET',
        url: '/reference',
        allow: 'anyone',
        handle: ({ tenant, reply }) =>
          reply
            .type('text/html; charset=utf-8')
            .header('content-security-policy', referencePolicy)
            .send(referencePage(describeFor(deps, tenant), tenant.config.webTitle)),
      })
      graphqlRoute(scope, deps)
      machineRoute(scope, deps, {
        method: 'GET',
        url: '/*',
        scope: null,
        handle: () => {
          throw new Problem('not_found')
        },
      })
    },
    { prefix: machineBase },
  )
}

/** The description with the tenant's own address. */
const describeFor = ({ parts }: RouteDeps, { hosts }: Tenant) =>
  openApi(machineOperations, `${portalAddress(parts.settings, hosts[0]!)}${machineBase}`)

function operationRoute(app: FastifyInstance, deps: RouteDeps, one: MachineOperation): void {
  const { method, path, scope, query, body, file, bodyLimit, handle } = one
  machineRoute(app, deps, {
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    scope,
    ...(bodyLimit !== undefined && { options: { bodyLimit } }),
    handle: (asked) => {
      const sent = asked.request.body
      if (Buffer.isBuffer(sent) !== Boolean(file)) throw new Problem('unsupported_type')
      return handle(asked, {
        query: (query ? checked(query, asked.request.query, 'query') : undefined) as never,
        body: (file ? sent : body ? checked(body, sent ?? {}, 'body') : undefined) as never,
      })
    },
  })
}
