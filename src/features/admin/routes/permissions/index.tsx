import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/permissions/')({
  staticData: {
    screen: {
      title: msg`Permissions`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 40, icon: 'check-circle' },
      notYet: true,
    },
  },
})
