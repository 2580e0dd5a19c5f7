import type { FastifyInstance } from 'fastify'
import type { RouteDeps } from '../route.ts'
import { answerProblems } from './answer-problems.ts'
import { machineRoute } from './machine-route.ts'
import { Problem } from './problem.ts'

/** Path of the machine API. A change that breaks programs gets a new number. */
export const machineBase = '/api/machine/v1'

/** The REST API of programs, by machine keys. */
export async function machineRoutes(app: FastifyInstance, deps: RouteDeps): Promise<void> {
  await app.register(
    async (scope) => {
      answerProblems(scope)
      machineRoute(scope, deps, {
        method: 'GET',
        url: '/key',
        scope: null,
        handle: ({ machine: { name, scopes, rate }, tenant }) => ({
          name,
          scopes,
          rate,
          tenant: tenant.id,
        }),
      })
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
