import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/click-collect/')({
  staticData: {
    screen: {
      title: msg`Click and collect`,
      allow: ['page.click-collect'],
      menu: { group: 'orders', order: 50, icon: 'package' },
      notYet: true,
    },
  },
})
