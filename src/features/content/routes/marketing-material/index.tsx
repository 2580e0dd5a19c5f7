import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { MarketingOverview } from '../../marketing/marketing.gql.ts'
import { OverviewScreen } from '../../marketing/overview-screen.tsx'

export const Route = createFileRoute('/_frame/marketing-material/')({
  staticData: {
    screen: {
      title: msg`Marketing material`,
      allow: ['page.marketing-material', 'marketing-material.cud'],
    },
  },
  loader: ({ context }) => context.load(MarketingOverview, {}),
  pendingComponent: ListPending,
  component: Overview,
})

function Overview() {
  return <OverviewScreen question={Route.useLoaderData()} />
}
