import { synonymGroups } from '#domain/search/search-synonyms.ts'
import type { SynonymGroup } from '#domain/search/search-lexicon.ts'
import type { Tx } from '../../db/database.ts'

/** All groups of synonyms of the tenant, as the search takes them. */
export async function readSynonyms(tx: Tx): Promise<SynonymGroup[]> {
  const rows = await tx.query<{ words: string }>('SELECT words FROM search_synonym ORDER BY id')
  return synonymGroups(rows.map(({ words }) => words))
}
