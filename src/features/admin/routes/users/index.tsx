import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/users/')({
  staticData: {
    screen: {
      title: msg`Users`,
      allow: ['page.user-management', 'page.user-management-us'],
      search: true,
      menu: { group: 'admin', order: 10, icon: 'users' },
      notYet: true,
    },
  },
})
