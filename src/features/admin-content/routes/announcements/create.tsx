import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'

export const Route = createFileRoute('/_frame/admin/announcements/create')({
  staticData: {
    screen: {
      title: msg`New announcement`,
      allow: ['page.announcement'],
      up: '/admin/announcements',
      notYet: true,
    },
  },
})
