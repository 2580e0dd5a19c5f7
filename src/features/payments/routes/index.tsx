import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/payment/')({
  staticData: {
    screen: {
      title: msg`Payments`,
      allow: ['page.payment-request', 'page.invoice-status'],
      needsCustomer: true,
      menu: { group: 'orders', order: 40, icon: 'card' },
      notYet: true,
    },
  },
})
