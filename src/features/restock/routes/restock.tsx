import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { RestockSubscriptions } from '#parts/restock/restock.gql.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Subscriptions } from '../subscriptions.tsx'

export const Route = createFileRoute('/_frame/restock')({
  staticData: {
    screen: {
      title: msg`Back in stock`,
      allow: ['page.catalog'],
      when: ({ config }) => config.features.WEB_NOTIFICATION,
      up: '/notifications',
    },
  },
  loader: ({ context }) => context.load(RestockSubscriptions, {}),
  pendingComponent: Pending,
  component: Restock,
})

function Pending() {
  const { t } = useLingui()
  return (
    <Page title={t`Back in stock`}>
      <SkeletonRows label={t`Reading articles`} />
    </Page>
  )
}

function Restock() {
  return <Subscriptions question={Route.useLoaderData()} />
}
