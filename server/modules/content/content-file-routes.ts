import type { FastifyInstance } from 'fastify'
import { formatMimes } from '#domain/files/file-format.ts'
import { pictureSizes } from '#domain/files/picture-address.ts'
import { hasScope, type Permission } from '#domain/account/permissions.ts'
import { attachment, inline } from '../../disposition.ts'
import { failure } from '../../failure.ts'
import type { RequestContext } from '../../context.ts'
import { sizedName } from '#domain/content/zip-names.ts'
import { route, type RouteDeps } from '../../route.ts'
import { createFileStore } from '../files/create-file-store.ts'
import { originalKey, privateKey } from '../files/file-store.ts'
import { itemReadableSql, seenSql } from './marketing-sql.ts'
import { readableSql, validSql } from './publishing.ts'

interface FileRow {
  name: string
  mime: string
  sha256: string
  state: string
  /** Kinds of the content it belongs to, and whether this person may read it there. */
  kinds: { kind: string; readable: boolean }[]
  own: boolean
}

/** A content file with what uses it; $1 is the moment, $2 the person, $3 the file. */
const fileSql = `SELECT f.name, f.mime, f.sha256, f.state, f.created_by = $2 AS own,
    coalesce((SELECT json_agg(k) FROM (
      SELECT t.kind, (${itemReadableSql} AND ${validSql}) AS readable FROM file_use u
        JOIN content_item t ON u.owner IN (t.kind || ':' || t.id, t.kind || ':' || t.id || '/placeholder') WHERE u.file_id = f.id AND u.used_as = 'content'
      UNION ALL SELECT 'announcement', ${readableSql} AND ${validSql} FROM file_use u
        JOIN announcement t ON u.owner = 'announcement:' || t.id WHERE u.file_id = f.id AND u.used_as = 'content'
      UNION ALL SELECT 'material', t.id IN (WITH RECURSIVE ${seenSql} SELECT id FROM seen) FROM file_use u
        JOIN marketing_category t ON u.owner = 'marketing-category:' || t.id WHERE u.file_id = f.id AND u.used_as = 'content') k), '[]') AS kinds
  FROM file f WHERE f.id = $3::uuid AND f.kind = 'content-file' AND f.state IN ('stored', 'ready')`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Scopes to write each kind of content, and to read it; none: everyone who is signed in. */
const scopes: Readonly<Record<string, { write: Permission; read: readonly Permission[] }>> = {
  news: { write: 'news.cu', read: ['page.news'] },
  announcement: { write: 'page.announcement', read: [] },
  document: { write: 'sales-document.cu', read: [] },
  material: { write: 'marketing-material.cud', read: ['page.marketing-material'] },
}

/** Whether this person may see a file: its sender, those who write the content, and those for whom it is published. */
function maySee({ user, tenant }: RequestContext, { kinds, own }: FileRow): boolean {
  if (own) return true
  return kinds.some(({ kind, readable }) => {
    const rule = scopes[kind]
    if (!rule || (kind === 'news' && !tenant.config.features.NEWS)) return false
    return (
      hasScope(user.permissions, [rule.write]) ||
      (readable && hasScope(user.permissions, rule.read))
    )
  })
}

/** A browser's own PDF reader does not work in a sandbox; the portal shows it in a frame of its own page. */
const policyOf = (mime: string) =>
  mime === formatMimes.pdf
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    : "default-src 'none'; sandbox"

/** Gives out files of content, and the sizes of pictures, to those who may read the content. */
export function contentFileRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const store = createFileStore(deps.parts.settings)
  const serve = (url: string) =>
    route(app, deps, {
      method: 'GET',
      url,
      allow: 'signed-in',
      by: 'browser',
      anyCustomer: true,
      afterCheck: true,
      options: { compress: false },
      async handle(entered, { request, reply, params: { id = '', size } }) {
        const { database, tenant, user, clock } = entered
        const scope = { tenantId: tenant.id, user: user.id, customers: [] }
        const [row] = uuid.test(id)
          ? await database.within(scope, (tx) => tx.query<FileRow>(fileSql, [clock(), user.id, id]))
          : []
        if (!row || !maySee(entered, row)) throw failure('NOT_FOUND')
        if (size !== undefined && !Object.hasOwn(pictureSizes, size)) throw failure('NOT_FOUND')
        const etag = `"${row.sha256.slice(0, 32)}-${size ?? 'original'}"`
        const mime = size ? 'image/webp' : row.mime
        reply
          .header('cache-control', 'private, no-cache')
          .header('etag', etag)
          .header('content-security-policy', policyOf(mime))
          .header('x-frame-options', 'SAMEORIGIN')
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        const key = size
          ? privateKey(tenant.id, row.sha256, `${size}.webp`)
          : originalKey(tenant.id, row.sha256)
        const content = await store.get(key)
        if (!content) throw failure('NOT_FOUND')
        const shown = mime.startsWith('image/') || mime === formatMimes.pdf
        const name = size ? sizedName(row.name, size) : row.name
        const saves = (request.query as { download?: string }).download !== undefined
        return reply
          .header('content-type', mime)
          .header('content-disposition', (shown && !saves ? inline : attachment)(name))
          .send(content)
      },
    })
  serve('/server/content-files/:id')
  serve('/server/content-files/:id/:size')
}
