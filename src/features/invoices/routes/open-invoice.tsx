import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/invoice/open-invoice')({
  staticData: {
    screen: {
      title: msg`Open invoices`,
      allow: ['page.invoice-status'],
      needsCustomer: true,
      menu: { group: 'orders', order: 20, icon: 'invoice' },
      notYet: true,
    },
  },
})
