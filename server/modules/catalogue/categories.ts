import type { Tx } from '../../db/database.ts'

export interface Category {
  id: string
  mcid: string
  wording: string
  sorg: string
  type: 'bike' | 'paa' | 'groupset'
}

/** Merchandise categories by their names. @param sorgs of these sales organisations; null: of all */
export const readCategories = (tx: Tx, sorgs: readonly string[] | null): Promise<Category[]> =>
  tx.query<Category>(
    'SELECT id::text, mcid, wording, sorg, type FROM bike_category WHERE $1::text[] IS NULL OR sorg = ANY($1) ORDER BY wording, id',
    [sorgs],
  )
