import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/announcements/')({
  staticData: {
    screen: {
      title: msg`Announcements`,
      allow: ['page.announcement'],
      menu: { group: 'admin', order: 70, icon: 'message' },
      notYet: true,
    },
  },
})
