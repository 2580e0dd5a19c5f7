import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { listVariables } from '#data/list-search.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { MaterialsToManage } from '../../../marketing/marketing.gql.ts'
import { MaterialList } from '../../../marketing/material-list.tsx'
import { materialSearch } from '../../../marketing/marketing-search.ts'

export const Route = createFileRoute('/_frame/admin/marketing-material/image/')({
  staticData: {
    screen: {
      title: msg`Images`,
      allow: ['marketing-material.cud'],
      menu: { group: 'admin', order: 110, icon: 'image', label: msg`Marketing images` },
    },
  },
  validateSearch: materialSearch,
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(MaterialsToManage, deps),
  pendingComponent: ListPending,
  component: ManageImages,
})

function ManageImages() {
  return <MaterialList question={Route.useLoaderData()} />
}
