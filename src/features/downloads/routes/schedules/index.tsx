import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { ScheduleList } from '../../schedules/schedule-list.tsx'
import { DownloadScheduleList } from '../../schedules/schedule.gql.ts'

export const Route = createFileRoute('/_frame/download-area/schedules/')({
  staticData: {
    screen: { title: msg`Schedules`, allow: ['page.download-area'], up: true },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search: { page, size } }) => listVariables({ page, size }),
  loader: ({ context, deps }) => context.load(DownloadScheduleList, deps),
  pendingComponent: ListPending,
  component: Schedules,
})

function Schedules() {
  return <ScheduleList question={Route.useLoaderData()} />
}
