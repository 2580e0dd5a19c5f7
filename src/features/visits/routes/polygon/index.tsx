import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { opensVisitKind } from '#domain/visits/visit-kinds.ts'

export const Route = createFileRoute('/_frame/visit-form/polygon/')({
  staticData: {
    screen: {
      title: msg`Polygon visits`,
      allow: ['page.formvisit'],
      when: ({ user }) => opensVisitKind(user.userAreas, 'polygon'),
      chip: false,
      menu: { group: 'visits', order: 10, icon: 'handshake' },
      notYet: true,
    },
  },
})
