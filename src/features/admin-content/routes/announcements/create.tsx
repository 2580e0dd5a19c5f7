import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { AnnouncementForm } from '../../announcements/announcement-form.tsx'
import { AnnouncementToEdit } from '../../announcements/announcement.gql.ts'

export const Route = createFileRoute('/_frame/admin/announcements/create')({
  staticData: {
    screen: {
      title: msg`New announcement`,
      allow: ['page.announcement'],
      up: '/admin/announcements',
    },
  },
  loader: ({ context }) => context.load(AnnouncementToEdit, { id: '' }),
  component: AnnouncementForm,
})
