import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/claim/$id/')({
  staticData: {
    screen: {
      title: msg`Claim`,
      titleFrom: ({ params }) => params.id,
      allow: ['page.claim'],
      chip: false,
      up: true,
      notYet: true,
    },
  },
})
