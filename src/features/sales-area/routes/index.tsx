import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/sales-area/')({
  staticData: {
    screen: {
      title: msg`Sales area`,
      allow: ['page.sales-area'],
      chip: false,
      menu: { group: 'sales', order: 10, icon: 'pin' },
      notYet: true,
    },
  },
})
