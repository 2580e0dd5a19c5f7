import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { opensVisitKind } from '#domain/visits/visit-kinds.ts'

export const Route = createFileRoute('/_frame/visit-form/wim/create')({
  staticData: {
    screen: {
      title: msg`New Wim visit`,
      allow: ['page.formvisit'],
      when: ({ user }) => opensVisitKind(user.userAreas, 'wim'),
      chip: false,
      up: true,
      notYet: true,
    },
  },
})
