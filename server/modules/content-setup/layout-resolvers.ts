import { ContentLayoutFields } from '#domain/content/setup-fields.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type {
  ContentLayoutRecord,
  MutationResolvers,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord, usedBy } from '../../save-record.ts'
import { numberOf } from '../content/publishing.ts'

const layoutsSql = `SELECT l.id::text AS id, l.id AS number, md5(l::text) AS revision, l.type, l.description, l.placeholder_on_card AS "placeholderOnCard", l.title_on_card AS "titleOnCard",
    l.subtitle_on_card AS "subtitleOnCard", l.releasedon_on_card AS "releasedonOnCard", l.resolution_on_card AS "resolutionOnCard", l.gotopdp_on_card AS "gotopdpOnCard",
    ((SELECT count(*) FROM content_item i WHERE i.layout_id = l.id AND i.deleted_at IS NULL) + (SELECT count(*) FROM marketing_category c WHERE c.layout_id = l.id AND c.deleted_at IS NULL))::int AS contents
  FROM content_layout l`

const read = async (tx: Tx, id: string) =>
  (await tx.query<ContentLayoutRecord>(`${layoutsSql} WHERE l.id = $1`, [numberOf(id)]))[0]

const target = ({ type, description }: ContentLayoutRecord) => `${type}: ${description}`

const places = {
  content: 'SELECT 1 FROM content_item WHERE layout_id = $1',
  categories: 'SELECT 1 FROM marketing_category WHERE layout_id = $1',
}

export const Query: QueryResolvers = {
  contentLayouts: (_, { type, search, sort, ...at }, { tx }) =>
    page<ContentLayoutRecord>(tx, {
      sql: `${layoutsSql} WHERE $1::text IS NULL OR l.type = $1`,
      args: [type ?? null],
      search: { term: search, in: ['description'] },
      orderBy: orderOf(
        sort,
        { description: 'lower(description)', type: 'type' },
        'type, lower(description), number',
      ),
      ...at,
    }),
  contentLayout: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
}

export const Mutation: MutationResolvers = {
  saveContentLayout: (_, { contentLayout: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'content-layout',
      schema: ContentLayoutFields,
      input,
      ...at,
      read,
      target,
      async refuse({ type, description }, before) {
        const [taken] = await request.tx.query(
          'SELECT 1 FROM content_layout WHERE type = $1 AND lower(description) = lower($2) AND id <> $3',
          [type, description, numberOf(before?.id)],
        )
        if (taken) return ['name_taken', 'description']
        const moved = before && before.type !== type
        return moved && (await usedBy(request, places, [numberOf(before.id)]))
          ? ['type_fixed', 'type']
          : null
      },
      write: (fields, before) =>
        request.tx.query<{ id: string }>(
          before
            ? `UPDATE content_layout SET type = $2, description = $3, placeholder_on_card = $4, title_on_card = $5, subtitle_on_card = $6, releasedon_on_card = $7,
                 resolution_on_card = $8, gotopdp_on_card = $9 WHERE id = $1 RETURNING id::text`
            : `INSERT INTO content_layout (tenant_id, type, description, placeholder_on_card, title_on_card, subtitle_on_card, releasedon_on_card, resolution_on_card, gotopdp_on_card)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id::text`,
          [
            before ? numberOf(before.id) : request.tenant.id,
            fields.type,
            fields.description,
            fields.placeholderOnCard,
            fields.titleOnCard,
            fields.subtitleOnCard,
            fields.releasedonOnCard,
            fields.resolutionOnCard,
            fields.gotopdpOnCard,
          ],
        ),
      answer: (contentLayout) => ({ contentLayout }),
    }),

  deleteContentLayout: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'content-layout',
      id,
      read,
      target,
      refuse: () => usedBy(request, places, [numberOf(id)]),
      remove: () => request.tx.query('DELETE FROM content_layout WHERE id = $1', [numberOf(id)]),
    }),
}
