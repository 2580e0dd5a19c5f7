import { Link } from '@tanstack/react-router'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { maxPaymentInvoices } from '#domain/invoices/invoice-selection.ts'
import { keysText, selectionKey } from '#domain/invoices/open-invoice.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { amountOf } from './accounts.ts'
import type { JudgedSelection } from './use-selections.ts'
import * as css from './open.css.ts'

interface SelectionBarProps {
  judged: readonly JudgedSelection[]
  select: (account: JudgedSelection['account'], keys: Iterable<string>) => void
  /** Accounts have to be named: there are several. */
  named: boolean
}

/** Always in sight: what is selected for payment, why it can't be paid yet, and the way to pay it. */
export function SelectionBar({ judged, select, named }: SelectionBarProps) {
  const { t } = useLingui()
  if (judged.length === 0) return null
  return (
    <aside className={css.bars} aria-label={t`Selected for payment`}>
      {judged.map((one) => (
        <Selected
          key={`${one.account.key} ${one.sorg}`}
          {...one}
          named={named || one.others.length > 0}
          onSelect={(keys) => select(one.account, [...one.others, ...keys])}
        />
      ))}
    </aside>
  )
}

interface SelectedProps extends JudgedSelection {
  named: boolean
  onSelect: (keys: Iterable<string>) => void
}

function Selected({ account, sorg, selection, named, onSelect }: SelectedProps) {
  const { merchants } = useUser()
  const { currency } = useConfig()
  const online = useAtomValue(onlineAtom)
  const { selected, negatives, total, mayPay } = selection
  const { payerCode, payerName, companyName } = account
  const merchantName = merchants.find((one) => one.sorg === sorg)?.name ?? companyName
  return (
    <div className={css.selection}>
      <Obstacle account={account} selection={selection} onSelect={onSelect} />
      <div className={css.selected} role="status">
        <span className={css.toPay}>{formatMoneyIn(total, account.currency, currency)}</span>
        <span className={css.quiet}>
          <Plural value={selected.length} one="# selected" other="# selected" />
          {negatives.length > 0 && (
            <>
              {', '}
              <Plural value={negatives.length} one="# credit note" other="# credit notes" />
            </>
          )}
          {named && ` · ${merchantName}, ${payerName}`}
        </span>
      </div>
      <div className={css.buttons}>
        <Button variant="ghost" onClick={() => onSelect([])}>
          <Trans>Clear selection</Trans>
        </Button>
        {mayPay && online ? (
          <Link
            to="/payment/invoice/v2"
            search={
              {
                payer: payerCode,
                invoices: keysText(selected.map(({ invoiceNo }) => invoiceNo)),
              } as never
            }
            className={button({ variant: 'primary' })}
          >
            <Trans>Pay</Trans>
          </Link>
        ) : (
          <Button variant="primary" disabled>
            <Trans>Pay</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

/** Why the selection can't be paid, and what mends it. */
function Obstacle({
  account,
  selection,
  onSelect,
}: Pick<SelectedProps, 'account' | 'selection' | 'onSelect'>) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const online = useAtomValue(onlineAtom)
  const { wrong, obstacle, selected, positives, negatives } = selection
  if (wrong) {
    const amount = formatMoneyIn(amountOf(wrong.missing), account.currency, currency)
    const count = wrong.missing.length
    return (
      <div className={css.obstacle} role="alert">
        <Icon name="warning" size="sm" />
        <span>
          {wrong.rule === 'overdue'
            ? plural(count, {
                one: `Overdue invoices come first: # more, ${amount}`,
                other: `Overdue invoices come first: # more, ${amount}`,
              })
            : plural(count, {
                one: `Older invoices come first: # more, ${amount}`,
                other: `Older invoices come first: # more, ${amount}`,
              })}
        </span>
        <Button size="sm" onClick={() => onSelect([...keysOf(selection), ...wrong.keys])}>
          <Plural value={count} one="Add # invoice" other="Add # invoices" />
        </Button>
      </div>
    )
  }
  const over = selected.length - maxPaymentInvoices
  const words: Partial<Record<NonNullable<typeof obstacle>, string>> = {
    no_invoice: t`Credit notes alone can’t be paid. Select an invoice too.`,
    not_above_zero:
      positives.length > 0 && negatives.length > 0
        ? t`The credit notes cover these invoices, so there is nothing to pay.`
        : t`There is nothing to pay.`,
    too_many: plural(over, {
      one: `A payment takes ${maxPaymentInvoices} invoices at most. Deselect # of them.`,
      other: `A payment takes ${maxPaymentInvoices} invoices at most. Deselect # of them.`,
    }),
  }
  const text =
    (obstacle && words[obstacle]) ??
    (online ? null : t`You’re offline. Pay when you’re back online.`)
  return text ? (
    <div className={css.obstacle} role="status">
      <Icon name={online ? 'warning' : 'offline'} size="sm" />
      <span>{text}</span>
    </div>
  ) : null
}

const keysOf = ({ selected }: JudgedSelection['selection']) => selected.map(selectionKey)
