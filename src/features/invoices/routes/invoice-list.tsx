import { createFileRoute } from '@tanstack/react-router'
import { paidInvoicesScreen } from '../paid-invoices-screen.ts'

export const Route = createFileRoute('/_frame/invoice/invoice-list')({
  staticData: {
    screen: { ...paidInvoicesScreen, menu: { group: 'orders', order: 30, icon: 'check-circle' } },
  },
})
