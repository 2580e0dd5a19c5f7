import type { FastifyInstance } from 'fastify'
import { formatMimes, type FileFormat } from '#domain/files/file-format.ts'
import { rulesOf } from '#domain/files/file-kinds.ts'
import { pictureFormats, pictureSizes } from '#domain/files/picture-address.ts'
import { hasScope } from '#domain/account/permissions.ts'
import { attachment, inline } from '../../disposition.ts'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
import { type FileStore, originalKey, publicKey } from './file-store.ts'
import { readFileRow } from './upload-store.ts'

const hash = /^[0-9a-f]{64}$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const variants = new Set(
  Object.keys(pictureSizes).flatMap((size) => pictureFormats.map((format) => `${size}.${format}`)),
)

/**
 * Security policy of a file opened by its address: it may do nothing. A browser's own PDF reader does not work in a
 * sandbox.
 */
const policyOf = (mime: string) =>
  mime === formatMimes.pdf
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"
    : "default-src 'none'; sandbox"

const shown: readonly FileFormat[] = ['pdf', 'jpg', 'png', 'webp', 'avif', 'gif']
const dispositionOf = (name: string, mime: string) =>
  shown.some((format) => formatMimes[format] === mime) ? inline(name) : attachment(name)

/** Serves uploaded files: sizes of public pictures to anyone at addresses that never change, private files to their readers. */
export function fileRoutes(app: FastifyInstance, deps: RouteDeps, store: FileStore): void {
  route(app, deps, {
    method: 'GET',
    url: '/files/:hash/:variant',
    allow: 'anyone',
    options: { compress: false },
    async handle({ request, reply, tenant, params }) {
      const { hash: sha256 = '', variant = '' } = params
      const etag = `"${sha256.slice(0, 32)}-${variant}"`
      const known = request.headers['if-none-match'] === etag
      const named = hash.test(sha256) && variants.has(variant)
      // Only the sizes of public pictures lie under these keys, and only those of this tenant.
      const content = named ? await store.get(publicKey(tenant.id, sha256, variant)) : undefined
      if (!content)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ code: 'NOT_FOUND', message: 'No such picture' })
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', etag)
        .header('content-security-policy', policyOf(''))
      if (known) return reply.code(304).send()
      return reply.header('content-type', `image/${variant.split('.')[1]}`).send(content)
    },
  })

  route(app, deps, {
    method: 'GET',
    url: '/server/files/:id',
    allow: 'signed-in',
    by: 'browser',
    afterCheck: true,
    async handle({ database, tenant, user }, { request, reply, params: { id = '' } }) {
      const row = uuid.test(id)
        ? await database.within({ tenantId: tenant.id, user: user.id, customers: [] }, (tx) =>
            readFileRow(tx, id),
          )
        : undefined
      if (!row || row.state === 'uploading' || row.state === 'refused') throw failure('NOT_FOUND')
      const { scopes, ownRoute } = rulesOf(row.kind)
      if (row.created_by !== user.id && (ownRoute || !hasScope(user.permissions, scopes)))
        throw failure('FORBIDDEN', { anyScope: scopes })
      reply.header('cache-control', 'private, no-cache').header('etag', `"${row.sha256}"`)
      if (request.headers['if-none-match'] === `"${row.sha256}"`) return reply.code(304).send()
      const content = await store.get(originalKey(tenant.id, row.kept_sha256 ?? row.sha256))
      if (!content) throw failure('NOT_FOUND')
      return reply
        .header('content-type', row.mime)
        .header('content-disposition', dispositionOf(row.name, row.mime))
        .header('content-security-policy', policyOf(row.mime))
        .send(content)
    },
  })
}
