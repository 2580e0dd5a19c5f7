import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { overdueKeys } from '#domain/invoices/allocation.ts'
import { paymentGroups } from '#domain/invoices/payment-group.ts'
import { compare, formatMoneyIn } from '#domain/ordering/money.ts'
import { withBasePath } from '#offline/base-path.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { Card } from '#ui/display/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { toneText } from '#ui/display/tone.css.ts'
import { type Account, amountOf, type OpenRow } from './accounts.ts'
import { AmountDialog } from './amount-dialog.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { payableOf, useSelectionRules } from './use-selections.ts'
import * as css from './open.css.ts'

interface AccountSectionProps {
  account: Account
  /** Open and pending rows after filter and search. */
  open: readonly OpenRow[]
  pending: readonly OpenRow[]
  keys: ReadonlySet<string>
  onSelect: (keys: Iterable<string>) => void
  onOpen: (row: OpenRow) => void
}

/** Everything that one payer owes one company, with the ways to choose what to pay. */
export function AccountSection({
  account,
  open,
  pending,
  keys,
  onSelect,
  onOpen,
}: AccountSectionProps) {
  const { t } = useLingui()
  const { companyName, payerName, payerCode } = account
  const mayPay = payableOf(account).length > 0
  return (
    <Card padded={false} title={companyName} actions={<Statement account={account} />}>
      <div className={css.account}>
        <div>
          <Trans>Payer: {payerName}</Trans> <span className={css.quiet}>{payerCode}</span>
          <Sums account={account} />
        </div>
        {mayPay && <Choices account={account} onSelect={onSelect} />}
      </div>
      {account.open.length > 0 && !mayPay && (
        <p className={`${css.under} ${css.quiet}`}>
          <Trans>These invoices can’t be paid here. Pay them as each invoice states.</Trans>
        </p>
      )}
      {open.length > 0 && (
        <InvoiceTable
          account={account}
          rows={open}
          caption={t`Open invoices of ${companyName}`}
          onOpen={onOpen}
          selection={mayPay ? { keys, onChange: onSelect } : undefined}
        />
      )}
      {pending.length > 0 && (
        <>
          <h3 className={css.under}>
            <Trans>A payment is on its way</Trans>
          </h3>
          <InvoiceTable
            account={account}
            rows={pending}
            caption={t`Invoices of ${companyName} that are being paid`}
            onOpen={onOpen}
          />
        </>
      )}
    </Card>
  )
}

function Sums({ account: { open, currency: code } }: { account: Account }) {
  const { currency } = useConfig()
  const late = amountOf(open.filter(({ overdue }) => overdue < 0))
  const total = formatMoneyIn(amountOf(open), code, currency)
  const overdue = formatMoneyIn(late, code, currency)
  return (
    <div className={css.sums}>
      <span>
        <Trans>{total} open</Trans>
      </span>
      {compare(late, '0') > 0 && (
        <span className={toneText.danger}>
          <Trans>{overdue} overdue</Trans>
        </span>
      )}
    </div>
  )
}

function Choices({ account, onSelect }: Pick<AccountSectionProps, 'account' | 'onSelect'>) {
  const rules = useSelectionRules()
  const [asking, setAsking] = useState(false)
  const late = paymentGroups(payableOf(account)).flatMap(({ invoices }) =>
    overdueKeys(invoices, rules),
  )
  return (
    <div className={css.tools}>
      {late.length > 0 && (
        <Button onClick={() => onSelect(late)}>
          <Trans>Select all overdue</Trans>
        </Button>
      )}
      <Button onClick={() => setAsking(true)}>
        <Trans>Pay an amount…</Trans>
      </Button>
      {asking && (
        <AmountDialog account={account} onClose={() => setAsking(false)} onSelect={onSelect} />
      )}
    </div>
  )
}

function Statement({ account: { companyCode, payerCode } }: { account: Account }) {
  const online = useAtomValue(onlineAtom)
  if (!online) return null
  return (
    <a
      className={button({ size: 'sm' })}
      href={withBasePath(
        `/server/statements/${encodeURIComponent(companyCode)}/${encodeURIComponent(payerCode)}`,
      )}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="download" size="sm" />
      <Trans>Statement (PDF)</Trans>
    </a>
  )
}
