import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { useScope } from '#shell/session/use-session.ts'
import { RunningPromotions } from './promotions.gql.ts'

const context = { ...silent, requestPolicy: 'cache-and-network' as const }
const known = { ...silent }

type Part = 'bike' | 'paa' | 'groupset'

export interface PromotionChoice {
  /** Only what is to be advertised here. */
  location: 'home' | 'catalog' | 'product' | 'cart'
  /** Only these promotions; left out: all. */
  codes?: readonly string[]
  /** Only what is for this part of the catalogue, or for all of it; left out or null: all. */
  part?: Part | null
}

/** Promotions that run now and belong in a place; as last known where there is no network. */
export function usePromotions({ location, codes, part }: PromotionChoice) {
  // A cart is there also for people who may not browse: they are not refused anything here.
  const mayBrowse = useScope('page.catalog', 'page.home-page')
  const [{ data }] = useQuery({
    query: RunningPromotions,
    pause: !mayBrowse || codes?.length === 0,
    context,
  })
  return (data?.promotions ?? []).filter(
    ({ code, locations, productCategory }) =>
      locations.includes(location) &&
      (!codes || codes.includes(code)) &&
      (!part || !productCategory || productCategory === part),
  )
}

/** Returns the name of a promotion; its code where it is unknown or over. */
export function usePromotionName(code: string): string {
  const [{ data }] = useQuery({ query: RunningPromotions, context: known })
  return data?.promotions.find((promotion) => promotion.code === code)?.name ?? code
}
