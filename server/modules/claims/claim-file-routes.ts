import type { FastifyInstance } from 'fastify'
import type { RequestContext } from '../../context.ts'
import { inline } from '../../disposition.ts'
import { failure } from '../../failure.ts'
import { route, type RouteDeps } from '../../route.ts'
import { createFileStore } from '../files/create-file-store.ts'
import { originalKey, thumbnailKey } from '../files/file-store.ts'
import { makeThumbnail } from '../files/picture-sizes.ts'
import { notePaper } from '../../paper/note-paper.ts'
import { pdfHeaders } from '../../paper/pdf-headers.ts'
import { toPortal } from '../../paper/to-portal.ts'
import { claimPdf } from './claim-pdf.ts'
import { findClaim, isClaimId, seeAllCustomers } from './claim-store.ts'

interface FileRow {
  name: string
  mime: string
  sha256: string
  kept: string | null
}

const fileSql = `SELECT f.name, f.mime, f.sha256, f.kept_sha256 AS kept FROM claim_file d JOIN file f ON f.tenant_id = d.tenant_id AND f.id = d.file_id
  JOIN claim k ON k.tenant_id = d.tenant_id AND k.id = d.claim_id WHERE d.file_id = $1::uuid AND f.state IN ('stored', 'ready')`

/** @throws NOT_FOUND for a file that is not there or not for this person */
async function findFile({ database, tenant, user }: RequestContext, id: string): Promise<FileRow> {
  const scope = { tenantId: tenant.id, user: user.id, customers: [] }
  const [row] = isClaimId(id)
    ? await database.within(scope, async (tx) => {
        await seeAllCustomers({ tx, user })
        return tx.query<FileRow>(fileSql, [id])
      })
    : []
  if (!row) throw failure('NOT_FOUND')
  return row
}

/** Gives out claims as PDF, their files, and small pictures of photos, to those who may see the claim. */
export function claimFileRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const store = createFileStore(deps.parts.settings)
  const serve = (url: string, small: boolean) =>
    route(app, deps, {
      method: 'GET',
      url,
      allow: ['page.claim'],
      by: 'browser',
      anyCustomer: true,
      afterCheck: true,
      options: { compress: false },
      async handle(entered, { request, reply, params: { id = '' } }) {
        const row = await findFile(entered, id)
        if (small && !row.mime.startsWith('image/')) throw failure('NOT_FOUND')
        const tenantId = entered.tenant.id
        const etag = `"${row.sha256.slice(0, 32)}${small ? '-thumb' : ''}"`
        reply
          .header('cache-control', 'private, no-cache')
          .header('etag', etag)
          .header('content-security-policy', "default-src 'none'; sandbox")
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        const thumb = small ? await store.get(thumbnailKey(tenantId, row.sha256)) : null
        const content = thumb ?? (await store.get(originalKey(tenantId, row.kept ?? row.sha256)))
        if (!content) throw failure('NOT_FOUND')
        return reply
          .header('content-type', small ? 'image/webp' : row.mime)
          .header('content-disposition', inline(row.name))
          .send(small && !thumb ? await makeThumbnail(content) : content)
      },
    })
  route(app, deps, {
    method: 'GET',
    url: '/server/claims/:id',
    allow: ['page.claim'],
    by: 'browser',
    anyCustomer: true,
    // Each paper is noted in the audit log, in a view by the administrator who looks.
    readOnly: false,
    openToViews: true,
    options: { onRequest: toPortal(deps) },
    async handle(entered, { reply, params: { id = '' } }) {
      await seeAllCustomers(entered)
      const claim = await findClaim(entered, id)
      if (!claim) throw failure('NOT_FOUND')
      await notePaper(entered, 'claim', claim.number)
      void reply.headers(pdfHeaders(`${claim.number}.pdf`))
      return claimPdf(entered, claim)
    },
  })
  serve('/server/claim-files/:id', false)
  serve('/server/claim-files/:id/thumb', true)
}
