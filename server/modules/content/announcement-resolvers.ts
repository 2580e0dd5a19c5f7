import { AnnouncementFields } from '#domain/content/content-fields.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type {
  AnnouncementInput,
  MutationResolvers,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { usePictures } from './content-files.ts'
import {
  contentMoment,
  momentsOf,
  numberOf,
  type PublishedRow,
  publishedSql,
  refuseMarkets,
  restoreContent,
} from './publishing.ts'
import { sanitiseHtml } from './sanitise-html.ts'

interface AnnouncementRow extends PublishedRow {
  type: string
  title: string
  url: string | null
  content: string
}

/** All announcements; $1 is the moment their state is of. */
const sql = `SELECT ${publishedSql}, md5(t::text) AS revision, t.type, t.title, t.url, t.content FROM announcement t`

const reader = (request: RequestContext) => async (tx: Tx, id: string) =>
  (await tx.query<AnnouncementRow>(`${sql} WHERE t.id = $2`, [request.clock(), numberOf(id)]))[0]

const shown = ({ tenant }: RequestContext, row: AnnouncementRow) => ({
  ...row,
  from: contentMoment(tenant, row.from),
  to: contentMoment(tenant, row.to),
})

export const Query: QueryResolvers<RequestContext> = {
  async announcements(_, { search, filter, sort, ...at }, request) {
    const found = await page<AnnouncementRow>(request.tx, {
      sql: `SELECT * FROM (${sql}) a WHERE CASE WHEN $2::text IS NULL THEN state <> 'DELETED' ELSE state = $2 END`,
      args: [request.clock(), filter],
      search: { term: search, in: ['title', 'content'] },
      orderBy: orderOf(
        sort,
        { title: 'title', from: '"from"', to: '"to"' },
        '"from" DESC, id DESC',
      ),
      ...at,
    })
    return { ...found, rows: found.rows.map((row) => shown(request, row)) } as never
  },
  async announcement(_, { id }, request) {
    const row = await reader(request)(request.tx, id)
    return row ? (shown(request, row) as never) : null
  },
}

const save = (
  request: RequestContext,
  input: AnnouncementInput,
  at: { id?: string; seen?: string | null },
) => {
  const { dateFrom, dateTo, url, ...rest } = input
  return saveRecord(request, {
    kind: 'announcement',
    schema: AnnouncementFields,
    input: { ...rest, url: url ?? '', from: dateFrom, to: dateTo },
    ...at,
    read: reader(request),
    refuse: ({ markets }, before) =>
      before?.deletedAt ? 'is_deleted' : refuseMarkets(request.tx, markets),
    async write(fields, before) {
      const { tx, tenant } = request
      const content = sanitiseHtml(fields.content)
      const values = [
        fields.type,
        fields.title,
        fields.url || null,
        content,
        fields.markets.map(numberOf),
        ...momentsOf(tenant, fields),
      ]
      const written = before
        ? await tx.query<{ id: string }>(
            `UPDATE announcement SET type = $1, title = $2, url = $3, content = $4, markets = $5::int[], "from" = $6, "to" = $7 WHERE id = $8 RETURNING id::text`,
            [...values, numberOf(before.id)],
          )
        : await tx.query<{ id: string }>(
            `INSERT INTO announcement (type, title, url, content, markets, "from", "to", tenant_id) VALUES ($1, $2, $3, $4, $5::int[], $6, $7, $8) RETURNING id::text`,
            [...values, tenant.id],
          )
      await usePictures(tx, tenant.id, `announcement:${written[0]!.id}`, content)
      return written
    },
    answer: (row) => ({ announcement: shown(request, row) as never }),
  })
}

export const Mutation: MutationResolvers<RequestContext> = {
  createAnnouncement: (_, { announcement }, request) => save(request, announcement, {}),
  updateAnnouncement: (_, { announcement, id, seen }, request) =>
    save(request, announcement, { id, seen: seen ?? null }),
  deleteAnnouncement: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'announcement',
      id,
      read: reader(request),
      refuse: ({ deletedAt }) => deletedAt !== null && 'is_deleted',
      remove: () =>
        request.tx.query('UPDATE announcement SET deleted_at = $2 WHERE id = $1', [
          numberOf(id),
          request.clock(),
        ]),
    }),
  async restoreAnnouncement(_, { id }, request) {
    const { row, ...answer } = await restoreContent(request, {
      kind: 'announcement',
      id,
      read: reader(request),
      restore: () =>
        request.tx.query('UPDATE announcement SET deleted_at = NULL WHERE id = $1', [numberOf(id)]),
    })
    return { ...answer, announcement: row ? (shown(request, row) as never) : null }
  },
}
