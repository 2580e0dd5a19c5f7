import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { visitForms } from '#domain/portal/visit-form.ts'

export const Route = createFileRoute('/_frame/visit-form/polygon/')({
  staticData: {
    screen: {
      title: msg`Polygon visits`,
      allow: ['page.formvisit'],
      when: ({ user }) => visitForms(user.userAreas).includes('polygon'),
      chip: false,
      menu: { group: 'visits', order: 10, icon: 'handshake' },
      notYet: true,
    },
  },
})
