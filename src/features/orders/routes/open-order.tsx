import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/order/open-order')({
  staticData: {
    screen: {
      title: msg`Open orders`,
      allow: ['page.order-status'],
      needsCustomer: true,
      search: true,
      notYet: true,
    },
  },
})
