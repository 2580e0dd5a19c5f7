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
import { sentFile } from '../../multipart/sent-file.ts'
import {
  areContentFiles,
  type ContentFileRow,
  contentFile,
  fileIdsSql,
  filesSql,
  useFiles,
  usePictures,
} from './content-files.ts'
import {
  contentMoment,
  forMarketSql,
  momentsOf,
  numberOf,
  type PublishedRow,
  publishedSql,
  refuseMarkets,
  restoreContent,
} from './publishing.ts'
import { sanitiseHtml } from './html/sanitise-html.ts'

interface AnnouncementRow extends PublishedRow {
  type: string
  title: string
  url: string | null
  content: string
  files: ContentFileRow[]
}

/** All announcements with their file; $1 is the moment their state is of. */
const sql = `SELECT ${publishedSql}, md5(concat(t::text, '|', ${fileIdsSql('f.files')})) AS revision, t.type, t.title, t.url, t.content, f.files
  FROM announcement t CROSS JOIN LATERAL (SELECT ${filesSql(`'announcement:' || t.id`)} AS files) f`

const reader = (request: RequestContext) => async (tx: Tx, id: string) =>
  (await tx.query<AnnouncementRow>(`${sql} WHERE t.id = $2`, [request.clock(), numberOf(id)]))[0]

const shown = ({ tenant }: RequestContext, row: AnnouncementRow) => ({
  ...row,
  file: row.files.map(contentFile)[0] ?? null,
  from: contentMoment(tenant, row.from),
  to: contentMoment(tenant, row.to),
})

export const Query: QueryResolvers<RequestContext> = {
  async announcements(
    _,
    { search, filter, filterContentTargetMarket: market, sort, ...at },
    request,
  ) {
    const found = await page<AnnouncementRow>(request.tx, {
      sql: `SELECT * FROM (${sql} WHERE ${forMarketSql('$3')}) a WHERE CASE WHEN $2::text IS NULL THEN state <> 'DELETED' ELSE state = $2 END`,
      args: [request.clock(), filter, market ? numberOf(market) : null],
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
  const { dateFrom, dateTo, url, file, ...rest } = input
  const { tx, tenant, user } = request
  const sent = file ? sentFile(String(file)) : undefined
  const id = sent && 'id' in sent ? sent.id : ''
  return saveRecord(request, {
    kind: 'announcement',
    schema: AnnouncementFields,
    input: { ...rest, url: url ?? '', file: id, from: dateFrom, to: dateTo },
    ...at,
    read: reader(request),
    async refuse({ markets }, before) {
      if (before?.deletedAt) return 'is_deleted'
      if (sent && 'refusal' in sent) return [sent.refusal, 'file']
      const owner = `announcement:${before?.id ?? ''}`
      if (id && !(await areContentFiles(tx, owner, user.id, [id]))) return ['unknown_file', 'file']
      return refuseMarkets(tx, markets)
    },
    async write(fields, before) {
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
      const owner = `announcement:${written[0]!.id}`
      // A change that leaves `file` out keeps the file.
      if (file !== undefined) await useFiles(tx, tenant.id, owner, id ? [id] : [])
      await usePictures(tx, tenant.id, owner, content)
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
