import { useLingui } from '@lingui/react'
import { useLingui as useWords } from '@lingui/react/macro'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Badge } from '#ui/display/badge.tsx'
import type { Column } from '#ui/table/table.tsx'
import { PaymentStatusDot, PaymentTurn } from '#parts/payments/payment-status.tsx'
import { statusWords } from '#parts/payments/payment-status-words.ts'
import { attentionWords } from './payment-words.ts'
import type { PaymentRow } from './payment.ts'
import * as css from './payments.css.ts'

/** Columns of a list of payments. @param isOffice of all customers, with what finance has to look at */
export function usePaymentColumns(isOffice: boolean): Column<PaymentRow>[] {
  const { t } = useWords()
  const { i18n } = useLingui()
  const { dayOf, brief } = useDates()
  const { currency } = useConfig()
  const columns: (Column<PaymentRow> | false)[] = [
    { key: 'number', title: t`Payment`, lead: true, sortable: true, text: ({ number }) => number },
    isOffice && {
      key: 'custName',
      title: t`Customer`,
      sortable: true,
      text: ({ custCode, custName }) => `${custName} (${custCode})`,
    },
    {
      key: 'for',
      title: t({ message: 'For', context: 'payment' }),
      text: ({ module, orderNumber, invoiceCount }) =>
        module === 'order'
          ? t`Order ${orderNumber ?? ''}`
          : invoiceCount === 1
            ? t`1 invoice`
            : t`${invoiceCount} invoices`,
    },
    { key: 'method', title: t`Payment method`, deskOnly: true, text: ({ payment }) => payment },
    {
      key: 'status',
      title: t`Status`,
      text: ({ paymentStatus }) => i18n._(statusWords[paymentStatus.id]),
      cell: (row) => (
        <span className={css.status}>
          <PaymentStatusDot status={row.paymentStatus.id} />
          {isOffice && row.attention && (
            <Badge tone="warning">{i18n._(attentionWords[row.attention])}</Badge>
          )}
          <span className={css.quiet}>
            <PaymentTurn payment={row} isOffice={isOffice} />
          </span>
        </span>
      ),
    },
    {
      key: 'expiredDate',
      title: t`Pay by`,
      sortable: true,
      deskOnly: isOffice,
      text: ({ expiredDate, paymentStatus }) =>
        expiredDate && paymentStatus.id === 'waiting' ? brief(Date.parse(String(expiredDate))) : '',
    },
    {
      key: 'createdAt',
      title: t`Created`,
      sortable: true,
      text: ({ createdAt }) => dayOf(Date.parse(String(createdAt))),
    },
    {
      key: 'amount',
      title: t`Amount`,
      align: 'end',
      sortable: true,
      text: (row) => formatMoneyIn(row.amount, row.currency, currency),
    },
  ]
  return columns.filter((column) => column !== false)
}
