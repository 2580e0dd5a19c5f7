import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Overview, OverviewPending } from '../overview/overview.tsx'
import { VisitKinds } from '#parts/visits/visits.gql.ts'

export const Route = createFileRoute('/_frame/visit-form/')({
  staticData: {
    screen: {
      title: msg`Visits`,
      allow: ['page.formvisit'],
    },
  },
  loader: ({ context }) => context.load(VisitKinds, {}),
  pendingComponent: OverviewPending,
  component: Visits,
})

function Visits() {
  return <Overview question={Route.useLoaderData()} />
}
