import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { failure } from '../failure.ts'
import { route, type RouteDeps } from '../route.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Serves what was measured at /metrics, to who sends METRICS_TOKEN as a bearer token; without that setting there is no such page. */
export function metricsRoutes(
  app: FastifyInstance,
  deps: RouteDeps,
  prometheus: () => Promise<string>,
): void {
  const { metricsToken } = deps.parts.settings
  if (!metricsToken) return
  const expected = hashOf(`Bearer ${metricsToken}`)
  route(app, deps, {
    method: 'GET',
    url: '/metrics',
    allow: 'anyone',
    anyHost: true,
    async handle({ request, reply }) {
      if (!timingSafeEqual(hashOf(request.headers.authorization ?? ''), expected))
        throw failure('UNAUTHENTICATED')
      void reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      return prometheus()
    },
  })
}
