import { Trans } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { BestSellers } from '../catalogue.gql.ts'
import type { Category } from '../list/catalogue-search.ts'
import { Shelf } from './shelf.tsx'

interface BestSellersProps {
  category: Category
  /** The model that is looked at: it is no news here. */
  model: string
}

/** Best sellers of a department. */
export function BestSellersHere({ category, model: own }: BestSellersProps) {
  const [{ data }] = useQuery({ query: BestSellers, variables: { category }, context: silent })
  return (
    <Shelf
      title={<Trans>Best sellers</Trans>}
      items={(data?.bestSellers ?? []).filter(({ product: { model } }) => model !== own)}
    />
  )
}
