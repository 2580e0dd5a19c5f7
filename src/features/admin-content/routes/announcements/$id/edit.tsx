import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { AnnouncementForm } from '../../../announcements/announcement-form.tsx'
import { AnnouncementToEdit } from '../../../announcements/announcement.gql.ts'

export const Route = createFileRoute('/_frame/admin/announcements/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit announcement`,
      allow: ['page.announcement'],
      up: '/admin/announcements',
    },
  },
  loader: ({ context, params }) => context.load(AnnouncementToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: AnnouncementForm,
})
