import { maxSynonyms, SynonymFields } from '#domain/search/search-synonyms.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type { MutationResolvers, QueryResolvers, SearchSynonym } from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'

const synonymsSql = 'SELECT id::text AS id, md5(words) AS revision, words FROM search_synonym'

const read = async (tx: Tx, id: string) =>
  (await tx.query<SearchSynonym>(`${synonymsSql} WHERE id::text = $1`, [id]))[0]

/** Searches take their words with the catalogue: with a new revision every server reads them again. */
const renewSearch = ({ tx, tenant }: RequestContext) =>
  tx.query(
    `INSERT INTO catalogue_revision AS t (tenant_id, revision) VALUES ($1, 1)
     ON CONFLICT (tenant_id) DO UPDATE SET revision = t.revision + 1`,
    [tenant.id],
  )

export const Query: QueryResolvers = {
  searchSynonyms: (_, { search, sort, ...at }, { tx }) =>
    page<SearchSynonym>(tx, {
      sql: synonymsSql,
      search: { term: search, in: ['words'] },
      orderBy: orderOf(sort, { words: 'lower(words)' }, 'lower(words), id'),
      ...at,
    }),
  searchSynonym: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
}

const target = ({ words }: SearchSynonym) => words

export const Mutation: MutationResolvers = {
  saveSearchSynonym: (_, { searchSynonym: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'search-synonym',
      schema: SynonymFields,
      input,
      ...at,
      read,
      target,
      async refuse({ words }, before) {
        const [known] = await request.tx.query<{ count: number; taken: boolean }>(
          `SELECT count(*)::int AS count, coalesce(bool_or(lower(words) = lower($1) AND id::text IS DISTINCT FROM $2), false) AS taken FROM search_synonym`,
          [words, before?.id ?? null],
        )
        if (known!.taken) return ['words_taken', 'words']
        return !before && known!.count >= maxSynonyms && 'too_many_groups'
      },
      async write({ words }, before) {
        const saved = await request.tx.query<{ id: string }>(
          before
            ? 'UPDATE search_synonym SET words = $1 WHERE id::text = $2 RETURNING id::text'
            : 'INSERT INTO search_synonym (words, tenant_id) VALUES ($1, $2) RETURNING id::text',
          [words, before?.id ?? request.tenant.id],
        )
        await renewSearch(request)
        return saved
      },
      answer: (searchSynonym) => ({ searchSynonym }),
    }),

  deleteSearchSynonym: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'search-synonym',
      id,
      read,
      target,
      async remove() {
        await request.tx.query('DELETE FROM search_synonym WHERE id::text = $1', [id])
        await renewSearch(request)
      },
    }),
}
