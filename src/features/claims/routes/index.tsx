import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/claim/')({
  staticData: {
    screen: {
      title: msg`Claims`,
      allow: ['page.claim'],
      chip: false,
      search: true,
      menu: { group: 'service', order: 10, icon: 'wrench' },
      notYet: true,
    },
  },
})
