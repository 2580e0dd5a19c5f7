import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { colouring, type Credit } from '#domain/ordering/credit.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { Stack } from '#ui/display/stack.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { BlockedReason } from './blocked-reason.tsx'
import { CreditBalance } from './credit-balance.tsx'
import { amount, figures, term, told, total } from './credit.css.ts'
import { CreditUsage } from './credit-usage.tsx'
import { balanceWord } from './credit-words.ts'
import { OverdueText } from './overdue-text.tsx'

interface OneCreditProps {
  credit: Credit
  /** All records of the customer: one that blocks colours every balance. */
  credits: readonly Credit[]
}

/** Credit with one company, a figure below the other. */
export function CreditFigures({ credit, credits }: OneCreditProps) {
  const { t, i18n } = useLingui()
  const config = useConfig()
  const money = (value: string) => formatMoneyIn(value, credit.currency, config.currency)
  const lines: [string, ReactNode][] = [
    [
      t`Open invoices`,
      <span key="open" className={told}>
        {money(credit.openInvoice)}
        <OverdueText credit={credit} />
      </span>,
    ],
    [t`Open deliveries`, money(credit.openDo)],
    [t`Consignment`, money(credit.consignment)],
    ...(config.creditStatusUsage
      ? [[t`Used`, <CreditUsage key="usage" credit={credit} />] as [string, ReactNode]]
      : []),
    [t`Credit limit`, money(credit.creditLimit)],
  ]
  return (
    <Stack gap={2}>
      <dl className={figures}>
        {lines.map(([label, value]) => (
          <Fragment key={label}>
            <dt className={term}>{label}</dt>
            <dd className={amount}>{value}</dd>
          </Fragment>
        ))}
        <dt className={total}>{i18n._(balanceWord(config))}</dt>
        <dd className={amount}>
          <CreditBalance credit={credit} credits={colouring(credit, credits)} />
        </dd>
      </dl>
      {config.creditStatusBlockedReason && credit.reasonBlocked && (
        <BlockedReason reason={credit.reasonBlocked} />
      )}
    </Stack>
  )
}

/** Balance and limit in one line, where there is no room for more. */
export function CreditShort({ credit, credits }: OneCreditProps) {
  const { i18n } = useLingui()
  const config = useConfig()
  const limit = formatMoneyIn(credit.creditLimit, credit.currency, config.currency)
  return (
    <span>
      <span className={term}>{i18n._(balanceWord(config))} </span>
      <CreditBalance credit={credit} credits={colouring(credit, credits)} />
      <span className={term}>
        {' '}
        <Trans>of {limit}</Trans>
      </span>
    </span>
  )
}
