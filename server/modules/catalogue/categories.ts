import type { Tx } from '../../db/database.ts'

export interface Category {
  id: string
  mcid: string
  wording: string
  sorg: string
  type: 'bike' | 'paa' | 'groupset'
}

/** Merchandise categories of some sales organisations, by their names. */
export const readCategories = (tx: Tx, sorgs: readonly string[]): Promise<Category[]> =>
  tx.query<Category>(
    'SELECT id::text, mcid, wording, sorg, type FROM bike_category WHERE sorg = ANY($1::text[]) ORDER BY wording, id',
    [sorgs],
  )
