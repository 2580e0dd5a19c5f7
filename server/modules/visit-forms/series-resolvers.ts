import { VisitSeriesFields } from '#domain/visits/visit-lists.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  VisitSeriesRecord,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { refusedKind } from './kind-rules.ts'

const seriesSql = `SELECT id::text AS id, md5(concat_ws('|', kind, brand, name, sorting, active)) AS revision, kind, brand, name, sorting, active, used FROM visit_series`

const read = async (tx: Tx, id: string) =>
  (await tx.query<VisitSeriesRecord>(`${seriesSql} WHERE id::text = $1`, [id]))[0]

const target = ({ brand, name }: VisitSeriesRecord) => `${brand} ${name}`

export const Query: QueryResolvers = {
  allVisitSeries: (_, { kind, search, sort, ...at }, { tx }) =>
    page<VisitSeriesRecord>(tx, {
      sql: `SELECT * FROM (${seriesSql}) s WHERE $1::text IS NULL OR kind = $1`,
      args: [kind ?? null],
      search: { term: search, in: ['brand', 'name'] },
      orderBy: orderOf(
        sort,
        { name: 'lower(name)', brand: 'lower(brand)', kind: 'kind' },
        'kind, lower(brand), sorting, lower(name), id',
      ),
      ...at,
    }),
  visitSeries: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
}

export const Mutation: MutationResolvers = {
  saveVisitSeries: (_, { visitSeries: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'visit-series',
      schema: VisitSeriesFields,
      input,
      ...at,
      read,
      target,
      async refuse({ kind, brand, name }, before) {
        const refused = await refusedKind(request, kind, before)
        if (refused) return refused
        const [taken] = await request.tx.query(
          'SELECT 1 FROM visit_series WHERE kind = $1 AND lower(brand) = lower($2) AND lower(name) = lower($3) AND id::text IS DISTINCT FROM $4',
          [kind, brand, name, before?.id ?? null],
        )
        return taken && ['name_taken', 'name']
      },
      write: ({ kind, brand, name, sorting, active }, before) =>
        request.tx.query<{ id: string }>(
          before
            ? 'UPDATE visit_series SET kind = $2, brand = $3, name = $4, sorting = $5, active = $6 WHERE id::text = $1 RETURNING id::text'
            : 'INSERT INTO visit_series (tenant_id, kind, brand, name, sorting, active) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id::text',
          [before?.id ?? request.tenant.id, kind, brand, name, sorting, active],
        ),
      answer: (visitSeries) => ({ visitSeries }),
    }),

  deleteVisitSeries: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'visit-series',
      id,
      read,
      target,
      refuse: ({ used }) => used && 'in_use',
      remove: () => request.tx.query('DELETE FROM visit_series WHERE id::text = $1', [id]),
    }),
}
