import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { visitForms } from '#domain/portal/visit-form.ts'

export const Route = createFileRoute('/_frame/visit-form/wim/create')({
  staticData: {
    screen: {
      title: msg`New Wim visit`,
      allow: ['page.formvisit'],
      when: ({ user }) => visitForms(user.userAreas).includes('wim'),
      chip: false,
      up: true,
      notYet: true,
    },
  },
})
