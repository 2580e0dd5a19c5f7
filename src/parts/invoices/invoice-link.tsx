import { Link } from '@tanstack/react-router'
import { useMayOpen } from '#shell/navigation/use-may-open.ts'

interface InvoiceLinkProps {
  invoiceNo: string
  /** Cleared, so that the list of open ones has it no more. */
  isPaid: boolean
  className?: string
  /** In a tab of its own: what is typed on this page stays. */
  newTab?: boolean
}

/** An invoice's number as a link to it, for people who may read invoices. */
export function InvoiceLink({ invoiceNo, isPaid, className, newTab }: InvoiceLinkProps) {
  const mayOpen = useMayOpen()
  const list = isPaid ? '/invoice/invoice-list' : '/invoice/open-invoice'
  if (!mayOpen(list)) return invoiceNo
  return (
    <Link
      to={list}
      search={{ invoice: invoiceNo }}
      className={className}
      target={newTab ? '_blank' : undefined}
    >
      {invoiceNo}
    </Link>
  )
}
