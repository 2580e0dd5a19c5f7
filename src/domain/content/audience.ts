import { type ContentState, stateOf } from './validity.ts'

interface Published {
  from: Date
  to: Date
  deletedAt: Date | null
  /** Ids of target markets; none: for everyone. */
  markets: readonly string[]
}

/** State of content for one reader: VALID is seen, and OTHER_MARKET is never. */
export type Sight = ContentState | 'OTHER_MARKET'

/**
 * Returns what content is for a reader of these target markets.
 * @param readerMarkets ids of the markets that the person reads for
 */
export function sightOf(content: Published, readerMarkets: readonly string[], now: Date): Sight {
  const { markets } = content
  const isMeant = markets.length === 0 || markets.some((market) => readerMarkets.includes(market))
  return isMeant || content.deletedAt ? stateOf(content, now) : 'OTHER_MARKET'
}
