import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ScheduleForm } from '../../../schedules/schedule-form.tsx'
import { DownloadScheduleToEdit } from '../../../schedules/schedule.gql.ts'

export const Route = createFileRoute('/_frame/download-area/schedules/edit/$id')({
  staticData: { screen: { title: msg`Edit schedule`, allow: ['page.download-area'], up: true } },
  loader: ({ context, params }) => context.load(DownloadScheduleToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: ScheduleForm,
})
