import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/claim/create/bike')({
  staticData: {
    screen: {
      title: msg`New bike claim`,
      allow: ['page.claim'],
      chip: false,
      up: true,
      notYet: true,
    },
  },
})
