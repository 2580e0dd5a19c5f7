import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { opensVisitKind } from '#domain/visits/visit-kinds.ts'

export const Route = createFileRoute('/_frame/visit-form/wim/')({
  staticData: {
    screen: {
      title: msg`Wim visits`,
      allow: ['page.formvisit'],
      when: ({ user }) => opensVisitKind(user.userAreas, 'wim'),
      chip: false,
      menu: { group: 'visits', order: 20, icon: 'handshake' },
      notYet: true,
    },
  },
})
