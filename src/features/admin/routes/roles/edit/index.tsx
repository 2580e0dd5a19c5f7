import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/roles/edit/')({
  staticData: {
    screen: {
      title: msg`Edit role`,
      allow: ['page.user-management'],
      up: '/admin/roles',
      notYet: true,
    },
  },
})
