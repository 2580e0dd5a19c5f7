import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useQuery } from 'urql'
import { useLocale } from '#app/i18n/use-locale.ts'
import { onlineAtom } from '#app/network/network-atom.ts'
import { quiet } from '#data/quiet.ts'
import { ageOfArticles } from '#parts/age/article-age.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useCart } from '#parts/cart/use-cart.ts'
import { BestSellers, NewRange, OftenBought } from './catalogue.gql.ts'
import { Promotions } from './promotions.tsx'
import { Shelf } from './shelf.tsx'
import * as css from './shelf.css.ts'

const context = { ...quiet, requestPolicy: 'cache-and-network' as const }

/** News of the range, promotions, what sells and what this customer buys; what there is nothing of, or cannot be had now, is left out. */
export function HomeShelves() {
  const locale = useLocale()
  const { actions } = useCart()
  const [{ data: often }] = useQuery({ query: OftenBought, pause: actions === null, context })
  const [{ data: best }] = useQuery({ query: BestSellers, variables: {}, context })
  const [{ data: fresh }] = useQuery({ query: NewRange, context })
  const online = useAtomValue(onlineAtom)
  const bought = (actions && often?.frequentPurchases.entries) || []
  const age = ageOfArticles([...bought.flatMap(({ products }) => products), ...[...(fresh?.products.entries ?? []), ...(best?.bestSellers ?? [])].map(({ product }) => product)], !online)
  return (
    <>
      <p className={css.age}><AsOf age={age} alone /></p>
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
