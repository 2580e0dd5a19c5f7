import { useLingui } from '@lingui/react/macro'
import { colouring, companyNames, type Credit, creditKey } from '#domain/ordering/credit.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { Stack } from '#ui/display/stack.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { BlockedReason } from './blocked-reason.tsx'
import { CreditAge } from './credit-age.tsx'
import { CreditBalance } from './credit-balance.tsx'
import { company, told } from './credit.css.ts'
import { CreditUsage } from './credit-usage.tsx'
import { balanceWord } from './credit-words.ts'
import { OverdueText } from './overdue-text.tsx'
import { OpenInvoicesLink } from './open-invoices-link.tsx'

interface CreditTableProps {
  credits: readonly Credit[]
  stale: boolean
  /** The way to the invoices was taken. */
  onLeave?: () => void
}

/** Credit with every company: what is open, the limit and what is left of it. */
export function CreditTable({ credits, stale, onLeave }: CreditTableProps) {
  const { t, i18n } = useLingui()
  const config = useConfig()
  const money = (pick: (credit: Credit) => string) => (credit: Credit) =>
    formatMoneyIn(pick(credit), credit.currency, config.currency)
  const columns: Column<Credit>[] = [
    {
      key: 'company',
      title: t`Company`,
      lead: true,
      cell: (credit) => (
        <span className={company}>
          {companyNames(credit)}
          {config.creditStatusBlockedReason && credit.reasonBlocked && (
            <BlockedReason reason={credit.reasonBlocked} />
          )}
        </span>
      ),
    },
    {
      key: 'openInvoice',
      title: t`Open invoices`,
      align: 'end',
      cell: (credit) => (
        <span className={told}>
          {money(({ openInvoice }) => openInvoice)(credit)}
          <OverdueText credit={credit} />
        </span>
      ),
    },
    { key: 'openDo', title: t`Open deliveries`, align: 'end', cell: money(({ openDo }) => openDo) },
    {
      key: 'consignment',
      title: t`Consignment`,
      align: 'end',
      cell: money(({ consignment }) => consignment),
    },
    {
      key: 'limit',
      title: t`Credit limit`,
      align: 'end',
      cell: money(({ creditLimit }) => creditLimit),
    },
    {
      key: 'balance',
      title: i18n._(balanceWord(config)),
      align: 'end',
      cell: (credit) => <CreditBalance credit={credit} credits={colouring(credit, credits)} />,
    },
    ...(config.creditStatusUsage
      ? [
          {
            key: 'usage',
            title: t`Used`,
            align: 'end' as const,
            cell: (credit: Credit) => <CreditUsage credit={credit} />,
          },
        ]
      : []),
  ]
  return (
    <Stack gap={3}>
      <Table caption={t`Credit`} columns={columns} rows={credits} keyOf={creditKey} wide />
      <CreditAge credits={credits} stale={stale} />
      <OpenInvoicesLink onLeave={onLeave} />
    </Stack>
  )
}
