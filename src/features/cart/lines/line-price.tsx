import { ph } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type Decimal, percentOff } from '#domain/ordering/money.ts'
import { dealInForce, nextBreak } from '#domain/ordering/price.ts'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import { priceText } from '#parts/money/price-format.ts'
import { usePercent, usePercentOff } from '#parts/money/use-percent-off.ts'
import { Badge } from '#ui/display/badge.tsx'
import * as css from './cart-row.css.ts'

interface LinePriceProps {
  line: ViewLine
  /** Unit price when the buyer last looked, if it was different. */
  was: Decimal | undefined
}

/** Unit price at this quantity, the deal or promotion in force, and the distance to the next break. */
export function LinePrice({ line: { product, qty, unitPrice }, was }: LinePriceProps) {
  const less = usePercentOff()
  const percent = usePercent()
  if (!product) return <div role="cell" className={css.each} />
  const { price } = product
  const { dealer } = price
  const found = dealer === null ? null : dealInForce(dealer, price.discount, qty)
  const next =
    dealer === null
      ? null
      : nextBreak(
          dealer,
          price.discount.flatMap(({ detail }) => detail),
          qty,
        )
  const each = priceText(unitPrice, price)
  const now = dealer !== null && found ? less(percentOff(dealer, found.band.price)) : null
  return (
    <div role="cell" className={css.each}>
      <span>
        <Trans>{each} each</Trans>
      </span>
      {was !== undefined && (
        <span className={css.was}>
          <Trans>was {ph({ price: priceText(was, price) })}</Trans>
        </span>
      )}
      {now !== null && found && (
        <span className={css.inForce}>
          {found.band.from > 1 ? (
            <Trans>
              {now} from {found.band.from}
            </Trans>
          ) : (
            now
          )}
        </span>
      )}
      {found?.deal.promotion && (
        <Badge tone="info" icon="tag">
          {found.deal.description}
        </Badge>
      )}
      {next && (
        <span className={css.next}>
          <Trans>
            Add {next.more} to save {percent(next.percent)}
          </Trans>
        </span>
      )}
    </div>
  )
}
