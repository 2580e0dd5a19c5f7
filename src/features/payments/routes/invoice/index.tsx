import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/payment/invoice/')({
  staticData: {
    screen: {
      title: msg`Pay invoices`,
      allow: ['page.payment-request', 'page.invoice-status'],
      needsCustomer: true,
      notYet: true,
    },
  },
})
