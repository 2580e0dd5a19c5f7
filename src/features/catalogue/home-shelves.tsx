import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { useLocale } from '#app/i18n/use-locale.ts'
import { quiet } from '#data/quiet.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { BestSellers, NewRange, OftenBought } from './catalogue.gql.ts'
import { Promotions } from './promotions.tsx'
import { Shelf } from './shelf.tsx'

const context = { ...quiet, requestPolicy: 'cache-and-network' as const }

/** News of the range, promotions, what sells and what this customer buys; what there is nothing of, or cannot be had now, is left out. */
export function HomeShelves() {
  const locale = useLocale()
  const { actions } = useCart()
  const [{ data: often }] = useQuery({ query: OftenBought, pause: actions === null, context })
  const [{ data: best }] = useQuery({ query: BestSellers, variables: {}, context })
  const [{ data: fresh }] = useQuery({ query: NewRange, context })
  const bought = (actions && often?.frequentPurchases.entries) || []
  return (
    <>
      <Promotions location="home" />
      <Shelf
        title={<Trans>You often buy</Trans>}
        items={bought.flatMap(({ id, parent_name, products: [product] }) => (product ? [{ id, parent_name, items: 1, product }] : []))}
        more={<Link to="/$locale/catalog/repeat-order" params={{ locale }}><Trans>Repeat order</Trans></Link>}
      />
      <Shelf title={<Trans>New in the range</Trans>} items={fresh?.products.entries ?? []} />
      <Shelf title={<Trans>Best sellers</Trans>} items={best?.bestSellers ?? []} />
    </>
  )
}
