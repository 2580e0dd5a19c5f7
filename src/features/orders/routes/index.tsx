import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/order/')({
  staticData: {
    screen: {
      title: msg`Orders`,
      allow: ['page.order-status'],
      needsCustomer: true,
      menu: { group: 'orders', order: 10, icon: 'truck' },
      notYet: true,
    },
  },
})
