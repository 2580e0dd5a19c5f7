import type { Tx } from '../../db/database.ts'
import type { PriceDisplay } from '../../resolver-types.gen.ts'

/** Parts of a price that a sales organisation shows in a module. */
export interface PriceComponentRow {
  sorg: string
  module: string
  additionalDisplays: PriceDisplay[]
}

export const readPriceComponents = (tx: Tx, module: string): Promise<PriceComponentRow[]> =>
  tx.query<PriceComponentRow>(
    `SELECT sorg, module, displays AS "additionalDisplays" FROM price_component WHERE module = $1 AND active ORDER BY sorg`,
    [module],
  )

/** Parts of a price that any of these sales organisations shows, each once. */
export const displaysOf = (
  components: readonly PriceComponentRow[],
  sorgs: readonly string[],
): PriceDisplay[] => [
  ...new Set(
    components
      .filter(({ sorg }) => sorgs.includes(sorg))
      .flatMap(({ additionalDisplays }) => additionalDisplays),
  ),
]
