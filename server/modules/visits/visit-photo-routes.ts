import type { FastifyInstance } from 'fastify'
import { inline } from '../../disposition.ts'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
import { createFileStore } from '../files/create-file-store.ts'
import { type FileStore, originalKey, thumbnailKey } from '../files/file-store.ts'
import { makeThumbnail } from '../files/picture-sizes.ts'
import { withoutPlace } from './photo-place.ts'
import { isVisitId, seeAllCustomers } from './visit-store.ts'
import type { RequestContext } from '../../context.ts'

interface PhotoRow {
  name: string
  mime: string
  sha256: string
  kept: string | null
  attachPlace: boolean
}

/** A photo of a visit that the person may see, of any revision. Areas open kinds as `isAreaOfKind` of the domain says. */
const photoSql = `SELECT f.name, f.mime, f.sha256, f.kept_sha256 AS kept, v.attach_place AS "attachPlace"
  FROM file f JOIN file_use u ON u.tenant_id = f.tenant_id AND u.file_id = f.id AND u.used_as = 'visit-photo'
  JOIN visit v ON v.tenant_id = u.tenant_id AND v.id::text = u.owner AND v.deleted_at IS NULL
  WHERE f.id = $1::uuid AND f.state IN ('stored', 'ready')
    AND EXISTS (SELECT 1 FROM user_area a WHERE a.of_user = $2 AND (coalesce(a.option, '') = '' OR lower(a.option) = v.kind))`

/** @throws NOT_FOUND for a photo that is not there or not for this person */
async function findPhoto(
  { database, tenant, user }: RequestContext,
  id: string,
): Promise<PhotoRow> {
  const scope = { tenantId: tenant.id, user: user.id, customers: [] }
  const [row] = isVisitId(id)
    ? await database.within(scope, async (tx) => {
        await seeAllCustomers({ tx, user })
        return tx.query<PhotoRow>(photoSql, [id, user.id])
      })
    : []
  if (!row) throw failure('NOT_FOUND')
  return row
}

/** Content of a photo. The place is not in it unless it is to stay, whether or not the job has taken it out by now. */
async function contentOf(store: FileStore, tenantId: string, row: PhotoRow): Promise<Buffer> {
  const content = await store.get(originalKey(tenantId, row.kept ?? row.sha256))
  if (!content) throw failure('NOT_FOUND')
  return row.kept !== null || row.attachPlace ? content : withoutPlace(content, row.mime)
}

/** The small picture; made here where its job has not run yet. */
async function thumbnailOf(store: FileStore, tenantId: string, row: PhotoRow): Promise<Buffer> {
  const key = thumbnailKey(tenantId, row.sha256)
  const known = await store.get(key)
  if (known) return known
  const made = await makeThumbnail(await contentOf(store, tenantId, row))
  await store.put(key, made, 'image/webp')
  return made
}

/** Gives out photos of visits, and their small pictures, to those who may see the visit. */
export function visitPhotoRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const store = createFileStore(deps.parts.settings)
  const serve = (url: string, small: boolean) =>
    route(app, deps, {
      method: 'GET',
      url,
      allow: ['page.formvisit'],
      by: 'browser',
      anyCustomer: true,
      afterCheck: true,
      options: { compress: false },
      async handle(entered, { request, reply, params: { id = '' } }) {
        const row = await findPhoto(entered, id)
        const tenantId = entered.tenant.id
        // What is shown changes once: when the place has been taken out.
        const etag = `"${row.sha256.slice(0, 32)}-${small ? 'thumb' : row.attachPlace ? 'sent' : 'plain'}"`
        reply
          .header('cache-control', 'private, no-cache')
          .header('etag', etag)
          .header('content-security-policy', "default-src 'none'; sandbox")
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        const content = small
          ? await thumbnailOf(store, tenantId, row)
          : await contentOf(store, tenantId, row)
        return reply
          .header('content-type', small ? 'image/webp' : row.mime)
          .header('content-disposition', inline(row.name))
          .send(content)
      },
    })
  serve('/server/visit-photos/:id', false)
  serve('/server/visit-photos/:id/thumb', true)
}
