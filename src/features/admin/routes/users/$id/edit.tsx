import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/users/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit user`,
      allow: ['page.user-management', 'page.user-management-us'],
      up: '/admin/users',
      notYet: true,
    },
  },
})
