import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { listVariables } from '#data/list-search.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { CategoriesToManage } from '../../marketing/marketing.gql.ts'
import { CategoryList } from '../../marketing/category-list.tsx'
import { categorySearch } from '../../marketing/marketing-search.ts'

export const Route = createFileRoute('/_frame/admin/marketing-material/')({
  staticData: {
    screen: {
      title: msg`Marketing material`,
      allow: ['marketing-material.cud'],
    },
  },
  validateSearch: categorySearch,
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(CategoriesToManage, deps),
  pendingComponent: ListPending,
  component: ManageMarketing,
})

function ManageMarketing() {
  return <CategoryList question={Route.useLoaderData()} />
}
