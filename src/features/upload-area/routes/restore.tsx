import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import { RestoreArticles } from '../restore-articles.tsx'
import { RemovedProducts } from '../upload-area.gql.ts'

export const Route = createFileRoute('/_frame/upload-area/restore')({
  staticData: {
    screen: {
      title: msg`Restore articles`,
      allow: ['page.upload-area'],
      chip: false,
      up: '/upload-area',
    },
  },
  loader: ({ context }) => context.load(RemovedProducts, {}),
  pendingComponent: RestorePending,
  component: Restore,
})

function RestorePending() {
  const { t } = useLingui()
  return (
    <Page title={t`Restore articles`}>
      <SkeletonRows rows={3} label={t`Loading deleted articles`} />
    </Page>
  )
}

function Restore() {
  return <RestoreArticles question={Route.useLoaderData()} />
}
