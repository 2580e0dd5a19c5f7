import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/bonus-dealer/wim')({
  staticData: {
    screen: {
      title: msg`Wim bonus`,
      allow: ['page.bonus-dealer'],
      needsCustomer: true,
      notYet: true,
    },
  },
})
