import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { InvoiceLink } from '#parts/invoices/invoice-link.tsx'
import { PaymentLink } from '#parts/payments/payment-link.tsx'
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

/** Invoices of an order, for those who may read them. */
export function OrderInvoices({ invoices }: { invoices: OrderView['invoices'] }) {
  const { t, i18n } = useLingui()
  const { day } = useDates()
  const { currency } = useConfig()
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
            cell: ({ invoiceNo, status }) => (
              <InvoiceLink
                invoiceNo={invoiceNo}
                isPaid={status === 'Cleared'}
                className={css.link}
              />
            ),
          },
          { key: 'date', title: t`Date`, text: ({ invoiceDate }) => day(invoiceDate) },
          { key: 'due', title: t`Due`, text: ({ dueDate }) => day(dueDate) },
          {
            key: 'status',
            title: t`Status`,
            text: ({ status }) => (words[status] ? i18n._(words[status]) : status),
            cell: ({ status, paymentId }) => (
              <>
                {words[status] ? i18n._(words[status]) : status}{' '}
                {paymentId && (
                  <PaymentLink id={paymentId} className={css.link}>
                    <Trans>Show payment</Trans>
                  </PaymentLink>
                )}
              </>
            ),
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
