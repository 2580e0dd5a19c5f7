import { Trans, useLingui } from '@lingui/react/macro'
import { percentOff } from '#domain/ordering/money.ts'
import { bandFor, nextBreak, priceBands } from '#domain/ordering/price.ts'
import { type MoneyFormat, priceText } from '#parts/money/price-format.ts'
import { usePercent, usePercentOff } from '#parts/money/use-percent-off.ts'
import * as css from './price-breaks.css.ts'

interface PriceBreaksProps {
  price: MoneyFormat & {
    dealer: string | null
    discount: readonly {
      detail: readonly {
        salesDealNo: string
        discount: string
        qty: number
        uom: string
        term: string
        type: string
      }[]
    }[]
  }
  /** In the cart now: the break in force is marked. */
  qty: number
}

/** Table of unit prices by quantity; marks the row in force and the distance to the next. */
export function PriceBreaks({ price, qty }: PriceBreaksProps) {
  const { t } = useLingui()
  const less = usePercentOff()
  const percent = usePercent()
  const { dealer } = price
  if (dealer === null) return null
  const lines = price.discount.flatMap(({ detail }) => detail)
  const bands = priceBands(dealer, lines)
  if (bands.length === 0) return null
  const inForce = bandFor(bands, Math.max(1, qty))
  const next = nextBreak(dealer, lines, Math.max(1, qty))
  return (
    <section>
      <table className={css.table} aria-label={t`Price by quantity`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Quantity</Trans>
            </th>
            <th scope="col" className={css.number}>
              <Trans>Each</Trans>
            </th>
            <th scope="col" className={css.number}>
              <Trans>Less</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr
            className={inForce ? undefined : css.inForce}
            aria-current={inForce ? undefined : 'true'}
          >
            <td>1+</td>
            <td className={css.number}>{priceText(dealer, price)}</td>
            <td className={css.number}>–</td>
          </tr>
          {bands.map((band) => (
            <tr
              key={`${band.salesDealNo}/${band.from}/${band.discount}`}
              className={band === inForce ? css.inForce : undefined}
              aria-current={band === inForce ? 'true' : undefined}
            >
              <td>{band.to === null ? `${band.from}+` : `${band.from}–${band.to}`}</td>
              <td className={css.number}>{priceText(band.price, price)}</td>
              <td className={css.number}>{less(percentOff(dealer, band.price))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && (
        <p className={css.next}>
          <Trans>
            Add {next.more} to save {percent(next.percent)}
          </Trans>
        </p>
      )}
    </section>
  )
}
