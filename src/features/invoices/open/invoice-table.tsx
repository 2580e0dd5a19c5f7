import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { selectionKey } from '#domain/invoices/open-invoice.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { DueText } from '#parts/invoices/due-text.tsx'
import { useDisplayWords } from '#parts/invoices/use-display-words.ts'
import { PaymentLink } from '#parts/payments/payment-link.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { useDesk } from '#ui/media/use-desk.ts'
import { type Column, Table } from '#ui/table/table.tsx'
import { type Account, isCredit, type OpenRow } from './accounts.ts'
import { keysAfter } from './use-selections.ts'
import * as css from './open.css.ts'

/** Rows shown before more are asked for: a screen of thousands would be slow. */
const shownAtFirst = 50

interface InvoiceTableProps {
  account: Account
  /** Rows after filter and search. */
  rows: readonly OpenRow[]
  caption: string
  onOpen: (row: OpenRow) => void
  /** Rows can be selected for payment. */
  selection?: {
    keys: ReadonlySet<string>
    onChange: (keys: ReadonlySet<string>) => void
  }
}

/** Unpaid invoices of an account; on a phone a card each. */
export function InvoiceTable({ account, rows, caption, onOpen, selection }: InvoiceTableProps) {
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, shownAtFirst)
  const columns = useColumns(account, rows, onOpen)
  const ticked = new Set(
    shown
      .filter((row) => selection?.keys.has(selectionKey(row)) && row.payable)
      .map(({ invoiceNo }) => invoiceNo),
  )
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={shown}
        keyOf={({ invoiceNo }) => invoiceNo}
        onRow={onOpen}
        selection={
          selection && {
            keys: ticked,
            nameOf: ({ invoiceNo }) => invoiceNo,
            isLocked: ({ payable }) => !payable,
            onChange: (keys) => selection.onChange(keysAfter(shown, ticked, keys, selection.keys)),
          }
        }
      />
      {shown.length < rows.length && (
        <div className={css.under}>
          <Button onClick={() => setAll(true)}>
            <Trans>Show all {rows.length} invoices</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

function useColumns(
  { displays, currency: code }: Account,
  rows: readonly OpenRow[],
  onOpen: (row: OpenRow) => void,
): Column<OpenRow>[] {
  const { t } = useLingui()
  const { day } = useDates()
  const { currency } = useConfig()
  const displayWords = useDisplayWords()
  const desk = useDesk()
  const money = (amount: string) => formatMoneyIn(amount, code, currency)
  const several = new Set(rows.map(({ custName }) => custName)).size > 1
  const customer: Column<OpenRow> = {
    key: 'customer',
    title: t`Customer`,
    text: ({ custName }) => custName,
  }
  const payment: Column<OpenRow> = {
    key: 'payment',
    title: t`Payment`,
    cell: ({ paymentId }) =>
      paymentId && (
        <PaymentLink id={paymentId} className={css.number}>
          <Trans>Show payment</Trans>
        </PaymentLink>
      ),
  }
  const extra: Column<OpenRow>[] = displays.map((display) => ({
    key: display,
    title: displayWords[display],
    align: 'end',
    text: (row) => money(row[display]),
  }))
  return [
    {
      key: 'number',
      title: t`Invoice`,
      lead: true,
      text: ({ invoiceNo }) => invoiceNo,
      cell: (row) => (
        <span>
          <button type="button" className={css.number} onClick={() => onOpen(row)}>
            {row.invoiceNo}
          </button>{' '}
          {isCredit(row) && (
            <Badge tone="success">
              <Trans>Credit note</Trans>
            </Badge>
          )}
          {row.installment && (
            <span className={css.more}>
              <Trans>Installment {row.installment}</Trans>
            </span>
          )}
          {row.orderNo && <span className={css.more}>{row.orderNo}</span>}
        </span>
      ),
    },
    ...(several ? [customer] : []),
    {
      key: 'date',
      title: t`Invoice date`,
      deskOnly: true,
      text: ({ invoiceDate }) => day(invoiceDate),
    },
    {
      key: 'due',
      title: t`Due`,
      text: ({ dueDate }) => day(dueDate),
      cell: (row) => (
        <span>
          <DueText overdue={row.overdue} />
          <span className={css.more}>{day(row.dueDate)}</span>
        </span>
      ),
    },
    ...(desk ? extra : []),
    ...(rows.some(({ paymentId }) => paymentId) ? [payment] : []),
    {
      key: 'amount',
      title: t`Amount`,
      align: 'end',
      text: ({ accountingAmount }) => money(accountingAmount),
    },
  ]
}
