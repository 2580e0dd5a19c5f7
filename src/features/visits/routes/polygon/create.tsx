import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { visitForms } from '#domain/portal/visit-form.ts'

export const Route = createFileRoute('/_frame/visit-form/polygon/create')({
  staticData: {
    screen: {
      title: msg`New Polygon visit`,
      allow: ['page.formvisit'],
      when: ({ user }) => visitForms(user.userAreas).includes('polygon'),
      chip: false,
      up: true,
      notYet: true,
    },
  },
})
