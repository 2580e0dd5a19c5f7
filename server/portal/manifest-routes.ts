import type { FastifyInstance } from 'fastify'
import { manifestLocale, mappingManifest, webManifest } from './manifest.ts'
import { iconNames, tenantIcon } from './tenant-icon.ts'

/** Manifest, mapping file and icons of the host that is asked. */
export function manifestRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: { locale?: string } }>(
    '/manifest.webmanifest',
    async ({ tenant, query }, reply) => {
      if (tenant && !tenant.config.features.WEB_MANIFEST)
        return reply.code(404).send({ code: 'NOT_FOUND', message: 'This portal has no manifest' })
      return reply
        .header('content-type', 'application/manifest+json')
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(webManifest(tenant, manifestLocale(tenant, query.locale))))
    },
  )
  app.get('/manifests/mappingManifest.json', async ({ tenant, hostname }) =>
    mappingManifest(tenant, hostname),
  )
  app.get<{ Params: { name: string } }>(
    '/tenant-icons/:name.png',
    async ({ tenant, params }, reply) => {
      const name = iconNames.find((one) => one === params.name)
      if (!name) return reply.code(404).send({ code: 'NOT_FOUND', message: 'No such icon' })
      return reply
        .header('content-type', 'image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(tenantIcon(name, tenant?.config.accent ?? ''))
    },
  )
}
