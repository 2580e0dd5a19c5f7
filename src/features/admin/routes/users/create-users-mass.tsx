import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/users/create-users-mass')({
  staticData: {
    screen: {
      title: msg`New users from a file`,
      allow: ['page.user-management', 'page.user-management-us'],
      up: '/admin/users',
      notYet: true,
    },
  },
})
