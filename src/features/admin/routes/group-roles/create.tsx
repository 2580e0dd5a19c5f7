import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/group-roles/create')({
  staticData: {
    screen: {
      title: msg`New group role`,
      allow: ['page.user-management'],
      up: '/admin/group-roles',
      notYet: true,
    },
  },
})
