import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/order/delivery')({
  staticData: {
    screen: {
      title: msg`Shipment history`,
      allow: ['page.order-status'],
      needsCustomer: true,
      search: true,
      notYet: true,
    },
  },
})
