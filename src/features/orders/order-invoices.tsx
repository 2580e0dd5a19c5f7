import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useMayOpen } from '#shell/navigation/use-may-open.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Card } from '#ui/display/card.tsx'
import { Table } from '#ui/table/table.tsx'
import type { OrderView } from './orders.gql.ts'
import * as css from './orders.css.ts'

/** Words for the statuses of the ERP's feed (feed `invoices`, column `status`). */
const words: Record<string, MessageDescriptor> = {
  Open: msg({ message: 'Open', context: 'invoice' }),
  'Pending Payment': msg`Payment pending`,
  'Waiting For Payment': msg`Waiting for payment`,
  Cleared: msg({ message: 'Paid', context: 'invoice' }),
}

/** The list that shows an invoice of a status. */
const listOf = (status: string) =>
  status === 'Cleared' ? '/invoice/invoice-list' : '/invoice/open-invoice'

/** Invoices of an order, for those who may read them. */
export function OrderInvoices({ invoices }: { invoices: OrderView['invoices'] }) {
  const { t, i18n } = useLingui()
  const { day } = useDates()
  const { currency } = useConfig()
  const mayOpen = useMayOpen()
  if (!invoices || invoices.length === 0) return null
  return (
    <Card title={<Trans>Invoices</Trans>} padded={false}>
      <Table
        caption={t`Invoices`}
        rows={invoices}
        keyOf={({ invoiceNo }) => invoiceNo}
        columns={[
          {
            key: 'number',
            title: t`Invoice`,
            lead: true,
            cell: ({ invoiceNo, status }) =>
              mayOpen(listOf(status)) ? (
                <Link to={listOf(status)} search={{ invoice: invoiceNo }} className={css.link}>
                  {invoiceNo}
                </Link>
              ) : (
                invoiceNo
              ),
          },
          { key: 'date', title: t`Date`, text: ({ invoiceDate }) => day(invoiceDate) },
          { key: 'due', title: t`Due`, text: ({ dueDate }) => day(dueDate) },
          {
            key: 'status',
            title: t`Status`,
            text: ({ status }) => (words[status] ? i18n._(words[status]) : status),
          },
          {
            key: 'amount',
            title: t`Amount`,
            align: 'end',
            text: (row) => formatMoneyIn(row.amount, row.currency, currency),
          },
        ]}
      />
    </Card>
  )
}
