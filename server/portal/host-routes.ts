import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { announcementsOnHost } from '../modules/content/content-store.ts'
import { type Asked, route, type RouteDeps } from '../route.ts'
import type { Tenants } from '../tenants.ts'

/** Asks for the values of `CONFIG_AUTH`: public by nature, they keep crawlers out of the config, which holds no secret. */
function basicAuth(configAuth: string) {
  const basic = `Basic ${Buffer.from(configAuth).toString('base64')}`
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== basic)
      return reply
        .code(401)
        .send({ code: 'UNAUTHENTICATED', message: 'Basic authentication expected' })
  }
}

/** In ms. */
const readyWithin = 2_000

const unknown = (reply: FastifyReply) =>
  reply.code(404).send({ code: 'UNKNOWN_HOST', message: 'No portal at this host' })

/** Tells finders of a weakness whom to write to (RFC 9116). */
const securityText = (contact: string, now: Date) =>
  [
    `Contact: mailto:${contact}`,
    // Created with each answer, so it is never in the past.
    `Expires: ${new Date(now.getTime() + 180 * 86_400_000).toISOString()}`,
    'Preferred-Languages: en',
    '',
  ].join('\n')

/** Config, status and announcements of a host, behind the public basic-auth values; health of the process. */
export function hostRoutes(app: FastifyInstance, deps: RouteDeps, tenants: Tenants): void {
  const { database, clock, settings } = deps.parts
  const onRequest = basicAuth(settings.configAuth)
  const open = (url: string, handle: (asked: Omit<Asked, 'tenant'>) => unknown, options = {}) =>
    route(app, deps, { method: 'GET', url, allow: 'anyone', anyHost: true, options, handle })

  open(
    '/server/config/:host',
    async ({ reply, params }) => {
      const tenant = await tenants.byHost(params.host)
      return tenant ? reply.header('cache-control', 'no-cache').send(tenant.config) : unknown(reply)
    },
    { onRequest },
  )

  open(
    '/server/status',
    async ({ request, reply }) => {
      const { host } = request.query as { host?: string }
      const tenant = await tenants.byHost(host ?? request.headers.host)
      if (!tenant) return unknown(reply)
      return tenant.maintenance
        ? reply
            .code(500)
            .send({ status: 'maintenance', message: 'We are performing schedule maintenance.' })
        : { status: 'online' }
    },
    { onRequest },
  )

  open(
    '/active-announcements/:host',
    async ({ reply, params }) => {
      const tenant = await tenants.byHost(params.host)
      if (!tenant) return unknown(reply)
      return database.within({ tenantId: tenant.id, user: 'any', customers: [] }, (tx) =>
        announcementsOnHost(tx, clock()),
      )
    },
    { onRequest },
  )

  open('/.well-known/security.txt', ({ request, reply }) => {
    const contact = request.tenant?.config.email
    return contact
      ? reply.type('text/plain; charset=utf-8').send(securityText(contact, clock()))
      : unknown(reply)
  })

  open('/health', () => ({ status: 'ok' }))
  open('/ready', async ({ reply }) => {
    const asked = database
      .bare((tx) => tx.query('SELECT 1'))
      .then(
        () => true,
        () => false,
      )
    // A database that does not answer in time cannot serve a person either.
    const ready = await Promise.race([asked, wait(readyWithin, false, { ref: false })])
    return ready
      ? { status: 'ready' }
      : reply
          .code(503)
          .header('retry-after', '2')
          .send({ status: 'not ready', code: 'UNAVAILABLE' })
  })
}
