import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { addDays } from '#domain/time/day.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import type { Question } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ExportList } from '#parts/exports/export-list.tsx'
import { ListPage } from '#parts/page/list-page.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { InvoiceDialog } from '../detail/invoice-dialog.tsx'
import type { PaidInvoices } from '../invoices.gql.ts'
import { maxPeriodDays } from './paid-search.ts'
import * as css from '../open/open.css.ts'

interface PaidListProps {
  question: Question<ResultOf<typeof PaidInvoices>, VariablesOf<typeof PaidInvoices>>
  search: { search?: string | undefined; invoice?: string | undefined }
  ask: (part: Record<string, string | undefined>) => void
}

/** Invoices that were paid or cleared in a period of at most a year. */
export function PaidList({ question, search, ask }: PaidListProps) {
  const { t } = useLingui()
  const { day } = useDates()
  const { currency } = useConfig()
  const { from, to } = question.variables
  const open = ({ invoiceNo }: { invoiceNo: string }) => ask({ invoice: invoiceNo })
  return (
    <ListPage
      question={question}
      pageOf={({ invoiceV5 }) => invoiceV5}
      keyOf={({ invoiceNo }) => invoiceNo}
      onRow={open}
      searchHint={t`Invoice, order or customer`}
      tools={<ExportList kind="paid_invoices" filter={{ search: search.search, from, to }} />}
      above={
        <div className={css.tools}>
          <DateField
            label={t`Cleared from`}
            value={from}
            max={to}
            min={addDays(to, -maxPeriodDays)}
            onChange={({ target }) => target.value && ask({ from: target.value, to })}
          />
          <DateField
            label={t`Cleared until`}
            value={to}
            min={from}
            max={addDays(from, maxPeriodDays)}
            onChange={({ target }) => target.value && ask({ to: target.value, from })}
          />
        </div>
      }
      empty={{
        icon: 'invoice',
        heading: t`No invoices were cleared in this period`,
        text: <Trans>Choose other days to see older ones.</Trans>,
      }}
      columns={[
        {
          key: 'invoiceNo',
          title: t`Invoice`,
          lead: true,
          sortable: true,
          text: ({ invoiceNo }) => invoiceNo,
          cell: (row) => (
            <button type="button" className={css.number} onClick={() => open(row)}>
              {row.invoiceNo}
            </button>
          ),
        },
        {
          key: 'invoiceDate',
          title: t`Invoice date`,
          sortable: true,
          text: ({ invoiceDate }) => day(invoiceDate),
        },
        {
          key: 'dueDate',
          title: t`Due`,
          sortable: true,
          deskOnly: true,
          text: ({ dueDate }) => day(dueDate.date),
        },
        {
          key: 'clearingDate',
          title: t`Cleared`,
          sortable: true,
          text: ({ clearingDate }) => (clearingDate ? day(clearingDate) : ''),
        },
        { key: 'payer', title: t`Payer`, deskOnly: true, text: ({ payerName }) => payerName },
        {
          key: 'accountingAmount',
          title: t`Amount`,
          align: 'end',
          sortable: true,
          text: ({ accountingAmount, currency: code }) =>
            formatMoneyIn(accountingAmount, code, currency),
        },
      ]}
    >
      <InvoiceDialog
        invoiceNo={search.invoice ?? null}
        onClose={() => ask({ invoice: undefined })}
      />
    </ListPage>
  )
}
