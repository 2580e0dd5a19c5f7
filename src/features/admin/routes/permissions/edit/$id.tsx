import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/permissions/edit/$id')({
  staticData: {
    screen: {
      title: msg`Edit permission`,
      allow: ['page.user-management'],
      up: '/admin/permissions',
      notYet: true,
    },
  },
})
