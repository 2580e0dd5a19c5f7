import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { opensVisitKind } from '#domain/visits/visit-kinds.ts'

export const Route = createFileRoute('/_frame/visit-form/polygon/$id')({
  staticData: {
    screen: {
      title: msg`Polygon visit`,
      titleFrom: ({ params }) => params.id,
      allow: ['page.formvisit'],
      when: ({ user }) => opensVisitKind(user.userAreas, 'polygon'),
      chip: false,
      up: true,
      notYet: true,
    },
  },
})
