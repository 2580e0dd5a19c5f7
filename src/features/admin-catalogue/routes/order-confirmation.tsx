import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/order-confirmation')({
  staticData: {
    screen: {
      title: msg`Order list`,
      allow: ['page.orderlist'],
      search: true,
      menu: { group: 'admin', order: 50, icon: 'clipboard' },
      notYet: true,
    },
  },
})
