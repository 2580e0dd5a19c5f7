import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/roles/')({
  staticData: {
    screen: {
      title: msg`Roles`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 20, icon: 'shield' },
      notYet: true,
    },
  },
})
