import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '../context.ts'
import { announcementsOnHost } from '../modules/content/content-store.ts'
import type { Tenants } from '../tenants.ts'

// Public by nature: it keeps crawlers out of the config, nothing more, and config holds no secret.
const basic = `Basic ${Buffer.from('pannier:public').toString('base64')}`

/** Config, status and announcements of a host, behind the public basic-auth values. */
export function hostRoutes(app: FastifyInstance, { database, clock }: Parts, tenants: Tenants) {
  const guarded = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.authorization !== basic)
      return reply
        .code(401)
        .send({ code: 'UNAUTHENTICATED', message: 'Basic authentication expected' })
  }
  const unknown = (reply: FastifyReply) =>
    reply.code(404).send({ code: 'UNKNOWN_HOST', message: 'No portal at this host' })

  app.get<{ Params: { host: string } }>(
    '/server/config/:host',
    { onRequest: guarded },
    async (request, reply) => {
      const tenant = await tenants.byHost(request.params.host)
      return tenant ? reply.header('cache-control', 'no-cache').send(tenant.config) : unknown(reply)
    },
  )

  app.get<{ Querystring: { host?: string } }>(
    '/server/status',
    { onRequest: guarded },
    async (request, reply) => {
      const tenant = await tenants.byHost(request.query.host ?? request.headers.host)
      if (!tenant) return unknown(reply)
      return tenant.maintenance
        ? reply
            .code(500)
            .send({ status: 'maintenance', message: 'We are performing schedule maintenance.' })
        : { status: 'online' }
    },
  )

  app.get<{ Params: { host: string } }>(
    '/active-announcements/:host',
    { onRequest: guarded },
    async (request, reply) => {
      const tenant = await tenants.byHost(request.params.host)
      if (!tenant) return unknown(reply)
      return database.within({ tenantId: tenant.id, user: 'any', customers: [] }, (tx) =>
        announcementsOnHost(tx, clock()),
      )
    },
  )

  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const ready = await database
      .bare((tx) => tx.query('SELECT 1'))
      .then(
        () => true,
        () => false,
      )
    return ready
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'not ready', code: 'UNAVAILABLE' })
  })
}
