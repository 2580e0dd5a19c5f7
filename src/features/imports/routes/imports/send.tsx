import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { ImportFeeds } from '../../imports.gql.ts'
import { SendImportScreen } from '../../send-import-screen.tsx'

export const Route = createFileRoute('/_frame/admin/imports/send')({
  staticData: {
    screen: { title: msg`Import files`, allow: ['page.user-management'], up: true },
  },
  loader: ({ context }) => context.load(ImportFeeds, {}),
  pendingComponent: ListPending,
  component: SendImport,
})

function SendImport() {
  return <SendImportScreen question={Route.useLoaderData()} />
}
