import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/3rd-party/order')({
  staticData: {
    screen: {
      title: msg`Third-party orders`,
      allow: ['page.3rdpartyorder'],
      search: true,
      menu: { group: 'third-party', order: 20, icon: 'truck' },
      notYet: true,
    },
  },
})
