import { TargetMarketFields } from '#domain/content/setup-fields.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  TargetMarketRecord,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord, usedBy } from '../../save-record.ts'
import { numberOf } from '../content/publishing.ts'

const marketsSql = `SELECT m.id::text AS id, m.id AS number, md5(m::text) AS revision, m.market_name AS "marketName", m.source, m.brand,
    (SELECT count(*)::int FROM user_target_market u WHERE u.market = m.id) AS readers FROM content_target_market m`

const read = async (tx: Tx, id: string) =>
  (await tx.query<TargetMarketRecord>(`${marketsSql} WHERE m.id = $1`, [numberOf(id)]))[0]

const target = ({ marketName }: TargetMarketRecord) => marketName

/** Tables whose rows are for target markets. */
const written = [
  'content_item',
  'announcement',
  'banner',
  'marketing_category',
  'sales_document_group',
]
const places = {
  users: 'SELECT 1 FROM user_target_market WHERE market = $1',
  content: written
    .map((table) => `SELECT 1 FROM ${table} WHERE $1::int = ANY (markets)`)
    .join(' UNION ALL '),
}

export const Query: QueryResolvers = {
  targetMarkets: (_, { search, sort, ...at }, { tx }) =>
    page<TargetMarketRecord>(tx, {
      sql: marketsSql,
      search: { term: search, in: ['"marketName"', 'source', 'brand'] },
      orderBy: orderOf(
        sort,
        { marketName: 'lower("marketName")', source: 'lower(source)', brand: 'lower(brand)' },
        'lower("marketName"), number',
      ),
      ...at,
    }),
  targetMarket: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
}

export const Mutation: MutationResolvers = {
  saveTargetMarket: (_, { targetMarket: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'target-market',
      schema: TargetMarketFields,
      input,
      ...at,
      read,
      target,
      async refuse({ marketName }, before) {
        const [taken] = await request.tx.query(
          'SELECT 1 FROM content_target_market WHERE lower(market_name) = lower($1) AND id <> $2',
          [marketName, numberOf(before?.id)],
        )
        return taken && ['name_taken', 'marketName']
      },
      write: ({ marketName, source, brand }, before) =>
        request.tx.query<{ id: string }>(
          before
            ? `UPDATE content_target_market SET market_name = $2, source = nullif($3, ''), brand = nullif($4, '') WHERE id = $1 RETURNING id::text`
            : `INSERT INTO content_target_market (tenant_id, market_name, source, brand) VALUES ($1, $2, nullif($3, ''), nullif($4, '')) RETURNING id::text`,
          [before ? numberOf(before.id) : request.tenant.id, marketName, source, brand],
        ),
      answer: (targetMarket) => ({ targetMarket }),
    }),

  deleteTargetMarket: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'target-market',
      id,
      read,
      target,
      refuse: () => usedBy(request, places, [numberOf(id)]),
      remove: () =>
        request.tx.query('DELETE FROM content_target_market WHERE id = $1', [numberOf(id)]),
    }),
}
