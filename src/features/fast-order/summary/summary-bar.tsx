import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { CreditBrief } from '#parts/credit/credit-brief.tsx'
import type { OrderedTotals } from '#parts/credit/use-credit-effects.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { formatMoney, sum } from '#domain/ordering/money.ts'
import { priceText } from '#parts/money/price-format.ts'
import { canBeAdded } from '#parts/order-lines/grid-line.ts'
import { ErrorFile } from '#parts/order-lines/problem-panel.tsx'
import { Button } from '#ui/button.tsx'
import type { InvalidInput } from '#ui/form/use-invalid-input.ts'
import { Icon } from '#ui/display/icon.tsx'
import type { GridActions } from '../grid/grid-actions.ts'
import { SaveAsCart } from './save-as-cart.tsx'
import * as css from './summary-bar.css.ts'
import { Sums } from './order-totals.tsx'
import type { FastOrder } from '../use-fast-order.ts'
import type { RowVerdict } from '../grid/grid-validation.ts'

interface SummaryBarProps {
  order: FastOrder
  actions: GridActions
  verdict: RowVerdict
  /** Amounts the orders draw on the customer's credit, including the cart. */
  onCredit: OrderedTotals
  onAdd: (name?: string) => Promise<void>
  unread: InvalidInput
  /** There is a cart to put it into. */
  ready: boolean
}

/** Under the thumb where there is no room beside the rows: what it comes to and the way on; what that is made of, at a press. */
export function SummaryBar({
  order,
  actions,
  verdict,
  onCredit,
  onAdd,
  unread,
  ready,
}: SummaryBarProps) {
  const { t } = useLingui()
  const details = useId()
  const [open, setOpen] = useState(false)
  const { addable, wrong, unchecked } = verdict
  return (
    <aside className={css.bar} aria-label={t`Order summary`} aria-live="polite">
      {open && (
        <div id={details} className={css.details}>
          <Details order={order} verdict={verdict} />
        </div>
      )}
      {addable.length > 0 && <CreditBrief totals={onCredit} />}
      {unchecked > 0 && (
        <span className={css.unchecked}>
          <Plural
            value={unchecked}
            one="# row will be checked when you’re back online"
            other="# rows will be checked when you’re back online"
          />
        </span>
      )}
      <div className={css.end}>
        <button
          type="button"
          className={css.total}
          aria-expanded={open}
          aria-controls={open ? details : undefined}
          onClick={() => setOpen(!open)}
        >
          <span className={css.amounts}>
            <Amounts verdict={verdict} />
          </span>
          <Icon name={open ? 'chevron-down' : 'chevron-up'} size="sm" />
        </button>
        {wrong.length > 0 && (
          <Button
            icon="warning"
            aria-label={plural(wrong.length, {
              one: '# row needs attention',
              other: '# rows need attention',
            })}
            onClick={() =>
              actions.go(wrong[0]!.row.id, wrong[0]!.state === 'problem' ? 'qty' : 'code')
            }
          >
            {String(wrong.length)}
          </Button>
        )}
        <SaveAsCart
          short
          disabled={!ready || !order.linesAlone.some(canBeAdded)}
          unread={unread}
          onSave={onAdd}
        />
        <span className={css.main}>
          <Button
            variant="primary"
            fill
            disabled={!ready || addable.length === 0}
            aria-describedby={unread.saidBy}
            onClick={unread.held(() => void onAdd())}
          >
            <Trans>Add to cart</Trans>
          </Button>
        </span>
      </div>
    </aside>
  )
}

/** Formatted totals, one for each currency. */
function Amounts({ verdict: { totals } }: { verdict: RowVerdict }) {
  const { currency } = useConfig()
  if (totals.length === 0) return <span className={css.amount}>{formatMoney('0', currency)}</span>
  const symbols = [...new Set(totals.map(({ product }) => product.price.symbol))]
  return symbols.map((symbol) => {
    const those = totals.filter(({ product }) => product.price.symbol === symbol)
    return (
      <span key={symbol} className={css.amount}>
        {priceText(sum(those.map(({ total }) => total)), those[0]!.product.price)}
      </span>
    )
  })
}

function Details({ order, verdict }: { order: FastOrder; verdict: RowVerdict }) {
  const { addable, pieces, wrong } = verdict
  return (
    <>
      <Sums verdict={verdict} />
      <span>
        <Plural value={addable.length} one="# line" other="# lines" /> ·{' '}
        <Plural value={pieces} one="# piece" other="# pieces" />
      </span>
      {wrong.length > 0 && (
        <ErrorFile
          problems={order.grid.problems}
          lines={order.lines}
          file="fast-order-errors.csv"
        />
      )}
    </>
  )
}
