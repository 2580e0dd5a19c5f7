import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { useQuery } from 'urql'
import { Promotions } from '#parts/promotions/promotions.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { silent } from '#data/silent.ts'
import { ageOfArticles } from '#parts/age/article-age.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useCart } from '#parts/cart/use-cart.ts'
import { BestSellers } from '#parts/shelf/shelf.gql.ts'
import { Shelf, type ShelfItem } from '#parts/shelf/shelf.tsx'
import * as css from '#parts/shelf/shelf.css.ts'
import { BoughtBefore, NewRange } from '../catalogue.gql.ts'

const context = { ...silent, requestPolicy: 'cache-and-network' as const }

/** News of the range, promotions, what sells and what this customer buys; what there is nothing of, or cannot be had now, is left out. */
export function HomeShelves() {
  const { dispatch } = useCart()
  const [{ data: bought }] = useQuery({ query: BoughtBefore, pause: dispatch === null, context })
  const [{ data: best }] = useQuery({ query: BestSellers, variables: {}, context })
  const [{ data: fresh }] = useQuery({ query: NewRange, context })
  const own = dispatch ? bought : undefined
  const repeat = { to: '/catalog/repeat-order' } as const
  const online = useAtomValue(onlineAtom)
  const often = boughtItems(own?.frequentPurchases)
  const last = boughtItems(own?.previousPurchases)
  const age = ageOfArticles(
    [...often, ...last, ...(fresh?.products.entries ?? []), ...(best?.bestSellers ?? [])].map(
      ({ product }) => product,
    ),
    !online,
  )
  return (
    <>
      <p className={css.age}>
        <AsOf age={age} alone />
      </p>
      <Promotions location="home" />
      <Shelf
        title={<Trans>You often buy</Trans>}
        items={often}
        more={
          <Link {...repeat} className={css.more} search={{ view: 'frequent' }}>
            <Trans>Everything you buy often</Trans>
          </Link>
        }
      />
      <Shelf
        title={<Trans>Last bought</Trans>}
        items={last}
        more={
          <Link {...repeat} className={css.more} search={{ view: 'previous' }}>
            <Trans>Everything you’ve bought</Trans>
          </Link>
        }
      />
      <Shelf title={<Trans>New in the range</Trans>} items={fresh?.products.entries ?? []} />
      <Shelf title={<Trans>Best sellers</Trans>} items={best?.bestSellers ?? []} />
    </>
  )
}

/** Of each model that was bought the article bought most; what is sold no more is left out. */
const boughtItems = (
  page: ResultOf<typeof BoughtBefore>['frequentPurchases'] | undefined,
): ShelfItem[] =>
  (page?.entries ?? []).flatMap(({ id, parent_name, products: [product] }) =>
    product ? [{ id, parent_name, items: 1, product }] : [],
  )
