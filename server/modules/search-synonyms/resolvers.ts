import { maxSynonyms, SynonymFields } from '#domain/search/search-synonyms.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import { audit } from '../../audit.ts'
import { changedMeanwhile, lockKind } from '../../changed-meanwhile.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf } from '../../db/order.ts'
import { page } from '../../db/page.ts'
import { check, failure } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers, SearchSynonym } from '../../resolver-types.gen.ts'

const synonymsSql = 'SELECT id::text AS id, md5(words) AS revision, words FROM search_synonym'

const readSynonym = async (tx: Tx, id: string) =>
  (await tx.query<SearchSynonym>(`${synonymsSql} WHERE id::text = $1`, [id]))[0]

/** Searches take their words with the catalogue: with a new revision every server reads them again. */
const renewSearch = ({ tx, tenant }: RequestContext) =>
  tx.query(
    `INSERT INTO catalogue_revision AS t (tenant_id, revision) VALUES ($1, 1)
     ON CONFLICT (tenant_id) DO UPDATE SET revision = t.revision + 1`,
    [tenant.id],
  )

export const Query: QueryResolvers<RequestContext> = {
  searchSynonyms: (_, { search, sort, ...at }, { tx }) =>
    page<SearchSynonym>(tx, {
      sql: synonymsSql,
      search: { term: search, in: ['words'] },
      orderBy: orderOf(sort, { words: 'lower(words)' }, 'lower(words), id'),
      ...at,
    }),
  searchSynonym: async (_, { id }, { tx }) => (await readSynonym(tx, id)) ?? null,
}

export const Mutation: MutationResolvers<RequestContext> = {
  async saveSearchSynonym(_, { id, searchSynonym, seen }, request) {
    const { tx, tenant } = request
    const checked = check(SynonymFields, searchSynonym)
    if (!checked.ok) return refusedAll(checked.errors)
    await lockKind(request, 'search-synonym')
    const { words } = checked.value
    const before = id ? await readSynonym(tx, id) : undefined
    if (id && !before) throw failure('NOT_FOUND')
    const stale =
      before &&
      (await changedMeanwhile(request, {
        kind: 'search-synonym',
        target: before.words,
        seen,
        now: before.revision,
      }))
    if (stale) return refusedAll([stale])
    const [known] = await tx.query<{ count: number; taken: boolean }>(
      `SELECT count(*)::int AS count, coalesce(bool_or(lower(words) = lower($1) AND id::text IS DISTINCT FROM $2), false) AS taken FROM search_synonym`,
      [words, id ?? null],
    )
    if (known!.taken) return refused('words_taken', 'words')
    if (!before && known!.count >= maxSynonyms) return refused('too_many_groups')
    const [after] = await tx.query<SearchSynonym>(
      before
        ? 'UPDATE search_synonym SET words = $1 WHERE id::text = $2 RETURNING id::text AS id, md5(words) AS revision, words'
        : 'INSERT INTO search_synonym (words, tenant_id) VALUES ($1, $2) RETURNING id::text AS id, md5(words) AS revision, words',
      [words, before?.id ?? tenant.id],
    )
    await renewSearch(request)
    const action = before ? 'search-synonym.updated' : 'search-synonym.created'
    await audit(request, { action, target: words, before, after })
    return done('The synonyms are saved', { searchSynonym: after! })
  },

  async deleteSearchSynonym(_, { id }, request) {
    const { tx } = request
    const before = await readSynonym(tx, id)
    if (!before) throw failure('NOT_FOUND')
    await tx.query('DELETE FROM search_synonym WHERE id::text = $1', [id])
    await renewSearch(request)
    await audit(request, { action: 'search-synonym.deleted', target: before.words, before })
    return done('The synonyms are deleted', { searchSynonym: null })
  },
}
