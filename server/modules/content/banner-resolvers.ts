import { BannerFields } from '#domain/content/content-fields.ts'
import { done } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import { sentFile } from '../../multipart/sent-file.ts'
import type { BannerInput, MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { useFiles } from './content-files.ts'
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

interface BannerRow extends PublishedRow {
  sorg: string | null
  title: string | null
  link: string | null
  bannerFile: string
  file: string | null
}

/** All banners; $1 is the moment their state is of. */
const sql = `SELECT ${publishedSql}, md5(t::text) AS revision, t.sorg, t.title, coalesce(t.link, t.url) AS link, t.banner_file AS "bannerFile", t.file_id::text AS file, t.position FROM banner t`

const reader = (request: RequestContext) => async (tx: Tx, id: string) =>
  (await tx.query<BannerRow>(`${sql} WHERE t.id = $2`, [request.clock(), numberOf(id)]))[0]

const shown = ({ tenant }: RequestContext, row: BannerRow) => ({
  ...row,
  url: `/bnrs/image/${row.bannerFile}`,
  from: contentMoment(tenant, row.from),
  to: contentMoment(tenant, row.to),
})

export const Query: QueryResolvers<RequestContext> = {
  async banners(
    _,
    { search, filter, filterContentTargetMarket: market, sorg, sort, ...at },
    request,
  ) {
    const found = await page<BannerRow>(request.tx, {
      sql: `SELECT * FROM (${sql} WHERE ${forMarketSql('$4')}) b WHERE CASE WHEN $2::text IS NULL THEN state <> 'DELETED' ELSE state = $2 END
        AND ($3::text IS NULL OR sorg = $3)`,
      args: [request.clock(), filter, sorg, market ? numberOf(market) : null],
      search: { term: search, in: ['title', 'link', 'sorg'] },
      orderBy: orderOf(
        sort,
        { title: 'title', sorg: 'sorg', from: '"from"', to: '"to"' },
        'position, "from" DESC, id DESC',
      ),
      ...at,
    })
    return { ...found, rows: found.rows.map((row) => shown(request, row)) } as never
  },
  bannerSorgs: (_, __, { tenant }) => tenant.sorgs.map(({ sorg, name }) => ({ sorg, name })),
  async banner(_, { id }, request) {
    const row = await reader(request)(request.tx, id)
    return row ? (shown(request, row) as never) : null
  },
}

/** The uploaded picture of this id, as a banner names it; undefined where there is none. */
async function pictureOf(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.query<{ sha256: string }>(
    `SELECT sha256 FROM file WHERE id::text = $1 AND kind = 'content-picture' AND state IN ('stored', 'ready')`,
    [id],
  )
  return row && `${row.sha256}.webp`
}

const save = async (
  request: RequestContext,
  input: BannerInput,
  at: { id?: string; seen?: string | null },
) => {
  const { tx, tenant } = request
  const { dateFrom, dateTo, file, sorg, title, link, markets } = input
  const sent = file ? sentFile(String(file)) : undefined
  const id = sent && 'id' in sent ? sent.id : ''
  const bannerFile = id ? await pictureOf(tx, id) : undefined
  return saveRecord(request, {
    kind: 'banner',
    schema: BannerFields,
    // A banner that has a picture keeps it where no other is sent.
    input: {
      sorg: sorg ?? '',
      title: title ?? '',
      link: link ?? '',
      file: id || (sent || !at.id ? '' : 'kept'),
      from: dateFrom,
      to: dateTo,
      markets,
    },
    ...at,
    read: reader(request),
    refuse(fields, before) {
      if (before?.deletedAt) return 'is_deleted'
      if (sent && 'refusal' in sent) return [sent.refusal, 'file']
      if (id && !bannerFile) return ['unknown_file', 'file']
      if (fields.sorg && !tenant.sorgs.some((one) => one.sorg === fields.sorg))
        return ['unknown_sorg', 'sorg']
      return refuseMarkets(tx, fields.markets)
    },
    async write(fields, before) {
      const values = [
        fields.sorg || null,
        fields.title || null,
        fields.link || null,
        fields.markets.map(numberOf),
        ...momentsOf(tenant, fields),
      ]
      const written = before
        ? await tx.query<{ id: string }>(
            `UPDATE banner SET sorg = $1, title = $2, link = $3, url = NULL, markets = $4::int[], "from" = $5, "to" = $6,
               banner_file = coalesce($7, banner_file), file_id = CASE WHEN $7::text IS NULL THEN file_id ELSE $8::uuid END WHERE id = $9 RETURNING id::text`,
            [...values, bannerFile, id || null, numberOf(before.id)],
          )
        : await tx.query<{ id: string }>(
            `INSERT INTO banner (sorg, title, link, markets, "from", "to", banner_file, file_id, tenant_id) VALUES ($1, $2, $3, $4::int[], $5, $6, $7, $8, $9) RETURNING id::text`,
            [...values, bannerFile, id, tenant.id],
          )
      if (bannerFile) await useFiles(tx, tenant.id, `banner:${written[0]!.id}`, [id])
      return written
    },
    answer: (row) => ({ banner: shown(request, row) as never }),
  })
}

export const Mutation: MutationResolvers<RequestContext> = {
  createBanner: (_, { banner }, request) => save(request, banner, {}),
  updateBanner: (_, { banner, id, seen }, request) =>
    save(request, banner, { id, seen: seen ?? null }),
  deleteBanner: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'banner',
      id,
      read: reader(request),
      refuse: ({ deletedAt }) => deletedAt !== null && 'is_deleted',
      remove: () =>
        request.tx.query('UPDATE banner SET deleted_at = $2 WHERE id = $1', [
          numberOf(id),
          request.clock(),
        ]),
    }),
  async restoreBanner(_, { id }, request) {
    const { row, ...answer } = await restoreContent(request, {
      kind: 'banner',
      id,
      read: reader(request),
      restore: () =>
        request.tx.query('UPDATE banner SET deleted_at = NULL WHERE id = $1', [numberOf(id)]),
    })
    return { ...answer, banner: row ? (shown(request, row) as never) : null }
  },
  async orderBanners(_, { ids }, request) {
    const { tx } = request
    const rows = await tx.query<{ id: number }>(
      'SELECT id FROM banner WHERE deleted_at IS NULL ORDER BY position, "from" DESC, id DESC FOR UPDATE',
    )
    const before = rows.map(({ id }) => id)
    const wanted = [...new Set(ids.map(numberOf))].filter((id) => before.includes(id))
    const after = [...wanted, ...before.filter((id) => !wanted.includes(id))]
    await tx.query(
      `UPDATE banner b SET position = w.n - 1 FROM unnest($1::int[]) WITH ORDINALITY AS w(id, n) WHERE b.id = w.id`,
      [after],
    )
    await audit(request, { action: 'banner.ordered', before, after })
    return done('The order is saved', {})
  },
}
