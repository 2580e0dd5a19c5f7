import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useConfig } from '#shell/session/use-session.ts'
import { useCart } from '#parts/cart/use-cart.ts'
import { useMerchant } from '#parts/cart/use-merchant.ts'
import { Button } from '#ui/button.tsx'
import type { InvalidInput } from '#ui/form/use-invalid-input.ts'
import { CreditEffect } from '#parts/credit/credit-effect.tsx'
import { useDesk } from '#ui/media/use-desk.ts'
import * as css from '../fast-order.css.ts'
import type { GridActions } from '../grid/grid-actions.ts'
import { canBeAdded } from '#parts/order-lines/grid-line.ts'
import { ErrorFile } from '#parts/order-lines/problem-panel.tsx'
import { SaveAsCart } from './save-as-cart.tsx'
import { SummaryBar } from './summary-bar.tsx'
import { Sums } from './order-totals.tsx'
import { useAddOrder } from './use-add-order.ts'
import type { FastOrder } from '../use-fast-order.ts'
import { verify, withCart } from '../grid/grid-validation.ts'

/** Summary of the order: totals, unavailable pieces, credit left, and the way into the cart. */
export function Summary({
  order,
  actions,
  unread,
}: {
  order: FastOrder
  actions: GridActions
  unread: InvalidInput
}) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const { cart, dispatch } = useCart()
  const merchantOf = useMerchant()
  const desk = useDesk()
  // The button that was pressed has nothing to do any more: keys go on in the empty row. Under a thumb that would bring up a keyboard.
  const add = useAddOrder(order, () => desk && actions.go(order.grid.blank, 'code'))
  const verdict = verify(order.lines)
  const { addable, pieces, wrong, unchecked, totals } = verdict
  const onCredit = withCart(totals, cart, (sorg) => merchantOf(sorg)?.currency ?? currency.display)
  // Under the thumb it must leave the rows in sight.
  if (!desk)
    return (
      <SummaryBar
        order={order}
        actions={actions}
        verdict={verdict}
        onCredit={onCredit}
        onAdd={add}
        unread={unread}
        ready={dispatch !== null}
      />
    )
  return (
    <aside className={css.summary} aria-label={t`Order summary`} aria-live="polite">
      <Sums verdict={verdict} />
      <span className={css.quiet}>
        <Plural value={addable.length} one="# line" other="# lines" /> ·{' '}
        <Plural value={pieces} one="# piece" other="# pieces" />
      </span>
      {wrong.length > 0 && (
        <div className={css.buttons}>
          <Button
            size="sm"
            icon="warning"
            onClick={() =>
              actions.go(wrong[0]!.row.id, wrong[0]!.state === 'problem' ? 'qty' : 'code')
            }
          >
            <Plural
              value={wrong.length}
              one="# row needs attention"
              other="# rows need attention"
            />
          </Button>
          <ErrorFile
            problems={order.grid.problems}
            lines={order.lines}
            file="fast-order-errors.csv"
          />
        </div>
      )}
      {unchecked > 0 && (
        <span className={css.quiet}>
          <Plural
            value={unchecked}
            one="# row will be checked when you’re back online"
            other="# rows will be checked when you’re back online"
          />
        </span>
      )}
      {addable.length > 0 && <CreditEffect totals={onCredit} />}
      <div className={css.buttons}>
        <SaveAsCart
          disabled={!dispatch || !order.linesAlone.some(canBeAdded)}
          unread={unread}
          onSave={add}
        />
        <span className={css.mainButton}>
          <Button
            variant="primary"
            fill
            disabled={!dispatch || addable.length === 0}
            aria-describedby={unread.saidBy}
            onClick={unread.held(() => void add())}
          >
            <Trans>Add to cart</Trans>
          </Button>
        </span>
      </div>
    </aside>
  )
}
