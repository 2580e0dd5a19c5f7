import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { compare, formatMoney, sum } from '#domain/ordering/money.ts'
import { type MoneyFormat, priceText } from '#parts/money/price-format.ts'
import { useMerchant } from '#parts/cart/use-merchant.ts'
import * as css from '../fast-order.css.ts'
import type { RowVerdict } from '../grid/grid-validation.ts'

/** Totals of each sales organisation and, with one currency, of all; and the part from pieces that are not new. */
export function Sums({ verdict: { totals } }: { verdict: RowVerdict }) {
  const { currency } = useConfig()
  const merchantOf = useMerchant()
  const oneSum = new Set(totals.map(({ product }) => product.price.symbol)).size <= 1
  const format = totals[0]?.product.price
  return (
    <dl className={css.sums}>
      {totals.length > 1 &&
        totals.map(({ sorg, total, repriced, product }) => (
          <Fragment key={sorg}>
            <div className={oneSum ? css.each : css.sum}>
              <dt>{merchantOf(sorg)?.name ?? sorg}</dt>
              <dd>{priceText(total, product.price)}</dd>
            </div>
            {!oneSum && <Repriced amount={repriced} format={product.price} />}
          </Fragment>
        ))}
      {oneSum && (
        <>
          {format && (
            <Repriced amount={sum(totals.map(({ repriced }) => repriced))} format={format} />
          )}
          <div className={css.grand}>
            <dt>
              <Trans>Total</Trans>
            </dt>
            <dd>
              {format
                ? priceText(sum(totals.map(({ total }) => total)), format)
                : formatMoney('0', currency)}
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}

/** Part of a sum from pieces already in the cart; nothing where their price is unchanged. */
function Repriced({ amount, format }: { amount: string; format: MoneyFormat }) {
  if (compare(amount, '0') === 0) return null
  return (
    <div className={css.part}>
      <dt>
        <Trans>Price change of what is in the cart</Trans>
      </dt>
      <dd>{priceText(amount, format)}</dd>
    </div>
  )
}
