import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useConfig } from '#app/session/use-session.ts'
import { compare, formatMoney, sum } from '#domain/money.ts'
import { type MoneyFormat, priceText } from '#parts/money/price-format.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { useMerchant } from '#parts/cart/use-merchant.ts'
import { Button } from '#ui/button.tsx'
import { CreditBrief } from '#app/credit/credit-brief.tsx'
import { CreditEffect } from '#app/credit/credit-effect.tsx'
import { useDesk } from '#app/frame/use-desk.ts'
import * as css from './fast-order.css.ts'
import type { GridActions } from './grid-actions.ts'
import { canBeAdded } from '#parts/order-lines/grid-line.ts'
import { ErrorFile } from '#parts/order-lines/problem-panel.tsx'
import { SaveAsCart } from './save-as-cart.tsx'
import { useAddOrder } from './use-add-order.ts'
import type { FastOrder } from './use-fast-order.ts'
import { type Verdict, verify, withCart } from './verify.ts'

/** What the order comes to, what of it cannot be had, what it leaves of the credit, and the way into the cart. */
export function Summary({ order, actions }: { order: FastOrder; actions: GridActions }) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const { cart, actions: cartActions } = useCart()
  const merchantOf = useMerchant()
  const add = useAddOrder(order)
  const verdict = verify(order.lines)
  const { addable, pieces, wrong, unchecked, totals } = verdict
  // Under the thumb it must leave the rows in sight.
  const Credit = useDesk() ? CreditEffect : CreditBrief
  return (
    <aside className={css.summary} aria-label={t`Order summary`} aria-live="polite">
      <Sums verdict={verdict} />
      <span className={css.counts}>
        <Plural value={addable.length} one="# line" other="# lines" /> · <Plural value={pieces} one="# piece" other="# pieces" />
      </span>
      {wrong.length > 0 && (
        <div className={css.buttons}>
          <Button size="sm" icon="warning" onClick={() => actions.go(wrong[0]!.row.id, wrong[0]!.state === 'problem' ? 'qty' : 'code')}>
            <Plural value={wrong.length} one="# row to look at" other="# rows to look at" />
          </Button>
          <ErrorFile problems={order.grid.problems} lines={order.lines} file="fast-order-errors.csv" />
        </div>
      )}
      {unchecked > 0 && <span className={css.quiet}><Plural value={unchecked} one="# row will be checked when there is a network and stays here until then" other="# rows will be checked when there is a network and stay here until then" /></span>}
      {addable.length > 0 && <Credit totals={withCart(totals, cart, (sorg) => merchantOf(sorg)?.currency ?? currency.display)} />}
      <div className={css.buttons}>
        <SaveAsCart disabled={!cartActions || !order.linesAlone.some(canBeAdded)} onSave={add} />
        <span className={css.mainButton}><Button variant="primary" fill disabled={!cartActions || addable.length === 0} onClick={() => void add()}><Trans>Add to cart</Trans></Button></span>
      </div>
    </aside>
  )
}

function Sums({ verdict: { totals } }: { verdict: Verdict }) {
  const { currency } = useConfig()
  const merchantOf = useMerchant()
  const oneSum = new Set(totals.map(({ product }) => product.price.symbol)).size <= 1
  const format = totals[0]?.product.price
  return (
    <dl className={css.sums}>
      {totals.length > 1 && totals.map(({ sorg, total, repriced, product }) => (
        <Fragment key={sorg}>
          <div className={oneSum ? css.each : css.sum}><dt>{merchantOf(sorg)?.name ?? sorg}</dt><dd>{priceText(total, product.price)}</dd></div>
          {!oneSum && <Repriced amount={repriced} format={product.price} />}
        </Fragment>
      ))}
      {oneSum && (
        <>
          {format && <Repriced amount={sum(totals.map(({ repriced }) => repriced))} format={format} />}
          <div className={css.grand}>
            <dt><Trans>Total</Trans></dt>
            <dd>{format ? priceText(sum(totals.map(({ total }) => total)), format) : formatMoney('0', currency)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

/** What of a sum comes from pieces that lie in the cart already; nothing where they cost what they did. */
function Repriced({ amount, format }: { amount: string; format: MoneyFormat }) {
  if (compare(amount, '0') === 0) return null
  return <div className={css.part}><dt><Trans>Price change of what is in the cart</Trans></dt><dd>{priceText(amount, format)}</dd></div>
}
