import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/announcements/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit announcement`,
      allow: ['page.announcement'],
      up: '/admin/announcements',
      notYet: true,
    },
  },
})
