import { VisitChoiceFields } from '#domain/visits/visit-lists.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  VisitChoiceRecord,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { refusedKind } from './kind-rules.ts'

const choicesSql = `SELECT id::text AS id, md5(concat_ws('|', kind, list, name, needs_text, sorting, active)) AS revision, kind, list, name,
    needs_text AS "needsText", sorting, active, used FROM visit_choice`

const read = async (tx: Tx, id: string) =>
  (await tx.query<VisitChoiceRecord>(`${choicesSql} WHERE id::text = $1`, [id]))[0]

const target = ({ kind, name }: VisitChoiceRecord) => `${kind}: ${name}`

export const Query: QueryResolvers = {
  visitChoices: (_, { kind, list, search, sort, ...at }, { tx }) =>
    page<VisitChoiceRecord>(tx, {
      sql: `SELECT * FROM (${choicesSql}) c WHERE ($1::text IS NULL OR kind = $1) AND ($2::text IS NULL OR list = $2)`,
      args: [kind ?? null, list ?? null],
      search: { term: search, in: ['name'] },
      orderBy: orderOf(
        sort,
        { name: 'lower(name)', kind: 'kind', list: 'list' },
        'kind, list, sorting, lower(name), id',
      ),
      ...at,
    }),
  visitChoice: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
}

export const Mutation: MutationResolvers = {
  saveVisitChoice: (_, { visitChoice: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'visit-choice',
      schema: VisitChoiceFields,
      input,
      ...at,
      read,
      target,
      async refuse({ kind, list, name }, before) {
        const refused = await refusedKind(request, kind, before)
        if (refused) return refused
        if (before?.used && before.list !== list) return ['kind_fixed', 'list']
        const [taken] = await request.tx.query(
          'SELECT 1 FROM visit_choice WHERE kind = $1 AND list = $2 AND lower(name) = lower($3) AND id::text IS DISTINCT FROM $4',
          [kind, list, name, before?.id ?? null],
        )
        return taken && ['name_taken', 'name']
      },
      write: ({ kind, list, name, needsText, sorting, active }, before) =>
        request.tx.query<{ id: string }>(
          before
            ? 'UPDATE visit_choice SET kind = $2, list = $3, name = $4, needs_text = $5, sorting = $6, active = $7 WHERE id::text = $1 RETURNING id::text'
            : 'INSERT INTO visit_choice (tenant_id, kind, list, name, needs_text, sorting, active) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id::text',
          [before?.id ?? request.tenant.id, kind, list, name, needsText, sorting, active],
        ),
      answer: (visitChoice) => ({ visitChoice }),
    }),

  deleteVisitChoice: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'visit-choice',
      id,
      read,
      target,
      refuse: ({ used }) => used && 'in_use',
      remove: () => request.tx.query('DELETE FROM visit_choice WHERE id::text = $1', [id]),
    }),
}
