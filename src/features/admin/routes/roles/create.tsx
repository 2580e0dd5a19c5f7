import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/roles/create')({
  staticData: {
    screen: {
      title: msg`New role`,
      allow: ['page.user-management'],
      up: '/admin/roles',
      notYet: true,
    },
  },
})
