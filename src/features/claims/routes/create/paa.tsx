import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/claim/create/paa')({
  staticData: {
    screen: {
      title: msg`New PAA claim`,
      allow: ['page.claim'],
      when: ({ config }) => config.claimAllowPAA,
      otherwise: '/claim',
      chip: false,
      up: true,
      notYet: true,
    },
  },
})
