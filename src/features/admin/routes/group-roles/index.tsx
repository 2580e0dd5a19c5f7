import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/group-roles/')({
  staticData: {
    screen: {
      title: msg`Group roles`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 30, icon: 'handshake' },
      notYet: true,
    },
  },
})
