import { VisitFormFields } from '#domain/visits/visit-lists.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type { MutationResolvers, QueryResolvers, VisitForm } from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'

const formsSql = `SELECT f.kind AS id, md5(concat_ws('|', f.name, f.fields::text, f.slots::text, f.sorting)) AS revision, f.kind, f.name, f.fields, f.slots, f.sorting, f.used,
    (SELECT count(*)::int FROM visit_choice c WHERE c.kind = f.kind) AS choices, (SELECT count(*)::int FROM visit_series s WHERE s.kind = f.kind) AS series FROM visit_form f`

const read = async (tx: Tx, id: string) =>
  (await tx.query<VisitForm>(`${formsSql} WHERE f.kind = $1`, [id]))[0]

const target = ({ name }: VisitForm) => name

export const Query: QueryResolvers = {
  visitForms: (_, { search, sort, ...at }, { tx }) =>
    page<VisitForm>(tx, {
      sql: formsSql,
      search: { term: search, in: ['name', 'kind'] },
      orderBy: orderOf(sort, { name: 'lower(name)', kind: 'kind' }, 'sorting, kind'),
      ...at,
    }),
  visitForm: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
}

export const Mutation: MutationResolvers = {
  saveVisitForm: (_, { visitForm: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'visit-form',
      schema: VisitFormFields,
      input,
      ...at,
      read,
      target,
      nameOf: ({ kind }) => kind,
      nameField: 'kind',
      write: ({ kind, name, fields, slots, sorting }) =>
        request.tx.query<{ id: string }>(
          `INSERT INTO visit_form (tenant_id, kind, name, fields, slots, sorting) VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (tenant_id, kind) DO UPDATE SET name = EXCLUDED.name, fields = EXCLUDED.fields, slots = EXCLUDED.slots, sorting = EXCLUDED.sorting RETURNING kind AS id`,
          [request.tenant.id, kind, name, fields, slots, sorting],
        ),
      answer: (visitForm) => ({ visitForm }),
    }),

  deleteVisitForm: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'visit-form',
      id,
      read,
      target,
      refuse: ({ used, choices, series }) => (used || choices + series > 0) && 'in_use',
      remove: () => request.tx.query('DELETE FROM visit_form WHERE kind = $1', [id]),
    }),
}
