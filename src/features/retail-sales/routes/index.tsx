import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/retail-sales/')({
  staticData: {
    screen: {
      title: msg`Retail sales`,
      allow: ['page.customer-sales-report'],
      needsCustomer: true,
      menu: { group: 'sales', order: 30, icon: 'tag' },
      notYet: true,
    },
  },
})
