import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { CreditEffect } from '#parts/credit/credit-effect.tsx'
import { useDesk } from '#ui/media/use-desk.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { mayCheckout } from '#domain/account/session.ts'
import { formatMoney } from '#domain/ordering/money.ts'
import type { CartView } from '#offline/cart/cart-view.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { QuoteButton } from '#parts/quotes/quote-button.tsx'
import { Button } from '#ui/button.tsx'
import type { InvalidInput } from '#ui/form/use-invalid-input.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Row } from '#ui/display/stack.tsx'
import { amountsOf, formatOf, grandTotal, troubledLines } from './lines/cart-groups.ts'
import { FreightSteps } from './terms/freight-steps.tsx'
import { OrderBar } from './orders/order-bar.tsx'
import * as css from './cart-summary.css.ts'

interface CartSummaryProps {
  cart: CartView
  unread: InvalidInput
  onCheckout: () => void
}

/** Summary of the cart: totals, unsent changes, and the way to checkout. */
export function CartSummary(props: CartSummaryProps) {
  const desk = useDesk()
  return desk ? <Beside {...props} /> : <Bar {...props} />
}

function Beside({ cart, ...way }: CartSummaryProps) {
  const { t } = useLingui()
  const troubled = troubledLines(cart).length
  return (
    <aside className={css.summary} aria-label={t`Order summary`}>
      <Sums cart={cart} />
      <CreditEffect totals={cart.totals} />
      <span className={css.quiet}>
        <Plural value={cart.lines.length} one="# line" other="# lines" /> ·{' '}
        <Plural value={cart.totalQuantity} one="# piece" other="# pieces" />
      </span>
      {troubled > 0 && (
        <span className={css.warning}>
          <Plural value={troubled} one="# line can’t be ordered" other="# lines can’t be ordered" />
        </span>
      )}
      <ToCheckout {...way} />
      <QuoteButton cart={cart} unread={way.unread} />
      {/* Below the button: what comes late, or with a quantity that is just being stored, must not move it under a press. */}
      <FreightSteps cart={cart} />
      <Age cart={cart} />
      <Waiting cart={cart} />
    </aside>
  )
}

/** Totals of each sales organisation and freight benefits are shown in the page instead. */
function Bar({ cart, ...way }: CartSummaryProps) {
  const { currency } = useConfig()
  const troubled = troubledLines(cart).length
  const notes = (
    <>
      {troubled > 0 && (
        <span className={css.warning}>
          <Plural value={troubled} one="# line can’t be ordered" other="# lines can’t be ordered" />
        </span>
      )}
      <Age cart={cart} />
      <Waiting cart={cart} />
    </>
  )
  return (
    <OrderBar amounts={amountsOf(cart, cart.totals, currency)} onCredit={cart.totals} notes={notes}>
      <Row tight>
        <QuoteButton compact cart={cart} unread={way.unread} />
        <ToCheckout {...way} />
      </Row>
    </OrderBar>
  )
}

function Age({ cart: { at } }: { cart: CartView }) {
  const online = useAtomValue(onlineAtom)
  return (
    at !== null && (
      <span className={css.age}>
        <AsOf alone age={{ at, stale: !online }} />
      </span>
    )
  )
}

const Waiting = ({ cart: { pendingCount } }: { cart: CartView }) =>
  pendingCount > 0 && (
    <span className={css.waiting}>
      <Icon name="cloud" size="sm" />
      <Plural value={pendingCount} one="# change not sent yet" other="# changes not sent yet" />
    </span>
  )

function ToCheckout({ unread, onCheckout }: Omit<CartSummaryProps, 'cart'>) {
  const user = useUser()
  const config = useConfig()
  return mayCheckout(config, user) ? (
    <Button
      variant="primary"
      size="lg"
      fill
      aria-describedby={unread.saidBy}
      onClick={unread.held(onCheckout)}
    >
      <Trans>Checkout</Trans>
    </Button>
  ) : (
    <span className={css.quiet}>
      {user.punchOut ? (
        <Trans>Take the cart back to {user.punchOut} to order it there.</Trans>
      ) : (
        <Trans>Ordering is switched off at the moment. Your cart is kept.</Trans>
      )}
    </span>
  )
}

function Sums({ cart }: { cart: CartView }) {
  const { currency } = useConfig()
  const total = grandTotal(cart)
  const several = cart.totals.length > 1
  return (
    <dl className={css.sums}>
      {several &&
        cart.totals.map(({ sorg, name, total: own }) => (
          <div key={sorg} className={total === null ? css.sum : css.each}>
            <dt>{name}</dt>
            <dd>
              {formatMoney(
                own,
                formatOf(
                  cart.lines.filter((line) => line.sorg === sorg),
                  currency,
                ),
              )}
            </dd>
          </div>
        ))}
      {total !== null && (
        <div className={css.grand}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{formatMoney(total, formatOf(cart.lines, currency))}</dd>
        </div>
      )}
    </dl>
  )
}
