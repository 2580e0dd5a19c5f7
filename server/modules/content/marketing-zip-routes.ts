import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import yazl from 'yazl'
import { maxZip } from '#domain/content/marketing-fields.ts'
import { sizedName, zipNames } from '#domain/content/zip-names.ts'
import { type PictureSize, pictureSizes } from '#domain/files/picture-address.ts'
import { hasScope } from '#domain/account/permissions.ts'
import { attachment } from '../../disposition.ts'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
import { createFileStore } from '../files/create-file-store.ts'
import { type FileStore, originalKey, privateKey } from '../files/file-store.ts'
import { itemReadableSql } from './marketing-sql.ts'
import { numberOf, validSql } from './publishing.ts'

interface ZippedFile {
  name: string
  sha256: string
  /** Its smaller sizes are made; until then the original stands in for them. */
  isSized: boolean
}

/** Files of the material in $4 or of the category in $5, as far as this person may read it; $1 is the moment, $2 the person, $3 whether they write. */
const filesSql = `SELECT f.name, f.sha256, f.width IS NOT NULL AND f.state = 'ready' AS "isSized"
  FROM content_item t JOIN file_use u ON u.owner = 'material:' || t.id AND u.used_as = 'content' JOIN file f ON f.tenant_id = u.tenant_id AND f.id = u.file_id
  WHERE t.kind = 'material' AND t.deleted_at IS NULL AND (t.id = ANY ($4::int[]) OR t.category_id = $5::int) AND ($3 OR (${itemReadableSql} AND ${validSql}))
  ORDER BY t.category_id, t.sorting, t.id, u.position, f.id LIMIT 5000`

/**
 * Writes an archive while it is sent: one file is open at a time and none is held in memory. Pictures and PDF are packed
 * already, so nothing is compressed again.
 */
function zipOf(
  store: FileStore,
  tenantId: string,
  files: readonly ZippedFile[],
  size: PictureSize | undefined,
): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  // Fastify destroys the output when the browser goes away.
  output.once('close', () => current?.destroy())
  const names = zipNames(
    files.map(({ name, isSized }) => (size && isSized ? sizedName(name, size) : name)),
  )
  for (const [n, { sha256, isSized }] of files.entries())
    zip.addReadStreamLazy(names[n]!, { compress: false }, (ready) => {
      const key =
        size && isSized
          ? privateKey(tenantId, sha256, `${size}.webp`)
          : originalKey(tenantId, sha256)
      store.open(key).then(
        (content) => {
          // Half an archive must not look like a whole one.
          if (!content) return void output.destroy(new Error(`no content for ${key}`))
          if (output.destroyed) return void content.destroy()
          current = content
          content.once('error', (error) => output.destroy(error))
          ready(null, content)
        },
        (error: Error) => output.destroy(error),
      )
    })
  zip.end()
  return output
}

/** Gives out chosen marketing material, or all of a category, as one archive. */
export function marketingZipRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const store = createFileStore(deps.parts.settings)
  route(app, deps, {
    method: 'GET',
    url: '/server/marketing-material/zip',
    allow: ['page.marketing-material', 'marketing-material.cud'],
    by: 'browser',
    anyCustomer: true,
    afterCheck: true,
    options: { compress: false },
    async handle({ database, tenant, user, clock }, { request, reply }) {
      const { ids, category, size } = request.query as Record<string, unknown>
      if (size !== undefined && !Object.hasOwn(pictureSizes, String(size)))
        throw failure('BAD_INPUT', { field: 'size' })
      const wanted = ids ? String(ids).split(',').map(numberOf) : []
      if (wanted.length > maxZip) throw failure('BAD_INPUT', { field: 'ids' })
      const files = await database.within(
        { tenantId: tenant.id, user: user.id, customers: [] },
        (tx) =>
          tx.query<ZippedFile>(filesSql, [
            clock(),
            user.id,
            hasScope(user.permissions, ['marketing-material.cud']),
            wanted,
            category ? numberOf(String(category)) : null,
          ]),
      )
      if (files.length === 0) throw failure('NOT_FOUND')
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-type', 'application/zip')
        .header(
          'content-disposition',
          attachment(`marketing-material${size ? `-${String(size)}` : ''}.zip`),
        )
        .send(zipOf(store, tenant.id, files, size as PictureSize | undefined))
    },
  })
}
