import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { MaintenanceList } from '../maintenance-list.tsx'
import { maintenanceSearch, productVariables } from '../catalogue-screen.ts'
import { ThirdPartyProducts } from '../third-party.gql.ts'

export const Route = createFileRoute('/_frame/3rd-party/article-maintenance')({
  staticData: {
    screen: {
      title: msg`Article maintenance`,
      allow: ['page.3rdpartyarticlemaintenance'],
      menu: { group: 'third-party', order: 30, icon: 'edit' },
    },
  },
  validateSearch: maintenanceSearch,
  loaderDeps: ({ search }) => ({ ...productVariables(search), maintenance: true }),
  loader: ({ context, deps }) => context.load(ThirdPartyProducts, deps),
  pendingComponent: ListPending,
  component: Maintenance,
})

function Maintenance() {
  return <MaintenanceList question={Route.useLoaderData()} />
}
