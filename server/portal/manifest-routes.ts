import type { FastifyInstance } from 'fastify'
import { publicKey } from '../modules/files/file-store.ts'
import { createFileStore } from '../modules/files/create-file-store.ts'
import { route, type RouteDeps } from '../route.ts'
import { manifestText, mappingManifest, webManifest } from './manifest.ts'
import { iconNames, tenantIcon } from './tenant-icon.ts'

/** Manifest, mapping file and icons of the tenant that is asked, with the feature WEB_MANIFEST; an unknown host gets neutral ones. */
export function manifestRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const store = createFileStore(deps.parts.settings)
  const open = { method: 'GET', allow: 'anyone', anyHost: true } as const
  route(app, deps, {
    ...open,
    url: '/manifests/:file',
    handle({ request: { tenant, hostname, url, basePath }, reply }) {
      const own = mappingManifest(tenant, hostname).some(({ manifest }) => manifest === url)
      if (!own) return reply.code(404).send({ code: 'NOT_FOUND', message: 'No such manifest' })
      return reply
        .header('content-type', 'application/manifest+json')
        .header('cache-control', 'no-cache')
        .send(manifestText(webManifest(tenant, basePath)))
    },
  })
  route(app, deps, {
    ...open,
    url: '/manifests/mappingManifest.json',
    handle: ({ request: { tenant, hostname, basePath }, reply }) =>
      reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(manifestText(mappingManifest(tenant, hostname, basePath))),
  })
  route(app, deps, {
    ...open,
    url: '/tenant-icons/:name.png',
    async handle({ request: { tenant }, reply, params }) {
      const name = iconNames.find((one) => one === params.name)
      if (!name) return reply.code(404).send({ code: 'NOT_FOUND', message: 'No such icon' })
      const own =
        tenant?.icon && (await store.get(publicKey(tenant.id, tenant.icon, `${name}.png`)))
      return reply
        .header('content-type', 'image/png')
        .header('cache-control', 'public, max-age=86400')
        .send(own || tenantIcon(name, tenant?.config.accent ?? ''))
    },
  })
}
