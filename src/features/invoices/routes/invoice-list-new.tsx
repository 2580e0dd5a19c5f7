import { createFileRoute } from '@tanstack/react-router'
import { paidInvoicesScreen } from '../paid-invoices-screen.ts'

export const Route = createFileRoute('/_frame/invoice/invoice-list-new')({
  staticData: { screen: paidInvoicesScreen },
})
