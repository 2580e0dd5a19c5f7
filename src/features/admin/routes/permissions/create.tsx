import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/permissions/create')({
  staticData: {
    screen: {
      title: msg`New permission`,
      allow: ['page.user-management'],
      up: '/admin/permissions',
      notYet: true,
    },
  },
})
