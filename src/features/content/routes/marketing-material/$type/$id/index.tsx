import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { CategoryScreen } from '../../../../marketing/category-screen.tsx'
import { MarketingCategory } from '../../../../marketing/marketing.gql.ts'

export const Route = createFileRoute('/_frame/marketing-material/$type/$id/')({
  staticData: {
    screen: {
      title: msg`Marketing material`,
      allow: ['page.marketing-material', 'marketing-material.cud'],
    },
  },
  loader: ({ context, params: { id } }) => context.load(MarketingCategory, { id }),
  pendingComponent: ListPending,
  component: Category,
})

function Category() {
  return <CategoryScreen question={Route.useLoaderData()} />
}
