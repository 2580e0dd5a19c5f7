import { Trans } from '@lingui/react/macro'
import { percentLess } from '#domain/money.ts'
import { bandFor, nextBreak, priceBands } from '#domain/price.ts'
import type { ViewLine } from '#offline/cart-view.ts'
import { priceText } from '#parts/money/price-format.ts'
import { useLess } from '#parts/money/use-less.ts'
import * as css from './cart-row.css.ts'

/** What one piece costs at this quantity, the break in force, and how far the next one is. */
export function LinePrice({ line: { product, qty, unitPrice } }: { line: ViewLine }) {
  const less = useLess()
  if (!product) return <div role="cell" className={css.each} />
  const { price } = product
  const { dealer } = price
  const terms = price.discount.flatMap(({ detail }) => detail)
  const band = dealer === null ? null : bandFor(priceBands(dealer, terms), qty)
  const next = dealer === null ? null : nextBreak(dealer, terms, qty)
  const each = priceText(unitPrice, price)
  const now = dealer !== null && band ? less(percentLess(dealer, band.price)) : null
  return (
    <div role="cell" className={css.each}>
      <span><Trans>{each} each</Trans></span>
      {now !== null && band && <span className={css.inForce}>{band.from > 1 ? <Trans>{now} from {band.from}</Trans> : now}</span>}
      {next && <span className={css.next}><Trans>{next.more} more for {less(next.percent)}</Trans></span>}
    </div>
  )
}
