import { Trans } from '@lingui/react/macro'
import type { VariablesOf } from 'gql.tada'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { BestSellers } from './shelf.gql.ts'
import { Shelf } from './shelf.tsx'

interface BestSellersProps {
  /** Department; without it of all of them. */
  category?: VariablesOf<typeof BestSellers>['category']
  /** The model that is looked at: it is no news here. */
  model?: string
}

/** Best sellers of a department or of everything. */
export function BestSellersHere({ category, model: own }: BestSellersProps) {
  const [{ data }] = useQuery({
    query: BestSellers,
    variables: category ? { category } : {},
    context: silent,
  })
  return (
    <Shelf
      title={<Trans>Best sellers</Trans>}
      items={(data?.bestSellers ?? []).filter(({ product: { model } }) => model !== own)}
    />
  )
}
