import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ScheduleForm } from '../../schedules/schedule-form.tsx'
import { DownloadScheduleToEdit } from '../../schedules/schedule.gql.ts'

export const Route = createFileRoute('/_frame/download-area/schedules/create')({
  staticData: {
    screen: {
      title: msg`New schedule`,
      allow: ['page.download-area'],
      needsCustomer: (user) => user.limitation !== 'audit',
      up: true,
    },
  },
  loader: ({ context }) => context.load(DownloadScheduleToEdit, { id: '' }),
  component: ScheduleForm,
})
