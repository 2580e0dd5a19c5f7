import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/bonus-dealer/polygon')({
  staticData: {
    screen: {
      title: msg`Polygon bonus`,
      allow: ['page.bonus-dealer'],
      needsCustomer: true,
      notYet: true,
    },
  },
})
