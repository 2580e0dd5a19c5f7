import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/pdi/')({
  staticData: {
    screen: {
      title: msg`Pre-delivery inspection`,
      allow: ['page.pdi'],
      menu: { group: 'service', order: 20, icon: 'clipboard' },
      notYet: true,
    },
  },
})
