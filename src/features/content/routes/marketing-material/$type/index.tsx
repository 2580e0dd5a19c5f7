import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { marketingTypes } from '#domain/content/marketing-tree.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { CategoryScreen } from '../../../marketing/category-screen.tsx'
import { MarketingCategory, MarketingType } from '../../../marketing/marketing.gql.ts'
import { TypeScreen } from '../../../marketing/type-screen.tsx'
import { typeSearch } from '../../../marketing/type-search.ts'
import { typeVariables } from '../../../marketing/type-variables.ts'
import { readsOnly, typeTitles } from '../../../marketing-types.ts'

/** A segment that is no type is the id of a category. */
const isType = (segment: string) => marketingTypes.some((type) => type === segment)

export const Route = createFileRoute('/_frame/marketing-material/$type/')({
  staticData: {
    screen: {
      title: msg`Marketing material`,
      titleFrom: ({ params }) => typeTitles[params.type!],
      allow: ['page.marketing-material', 'marketing-material.cud'],
      menu: [
        {
          group: 'content',
          order: 30,
          icon: 'image',
          label: typeTitles['brand-assets'],
          params: { type: 'brand-assets' },
          when: readsOnly,
        },
        {
          group: 'content',
          order: 31,
          icon: 'bike',
          label: typeTitles['product-lineup'],
          params: { type: 'product-lineup' },
          when: readsOnly,
        },
      ],
    },
  },
  validateSearch: typeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, params: { type } }) =>
    isType(type)
      ? { ofType: await context.load(MarketingType, typeVariables(type, deps)) }
      : { ofCategory: await context.load(MarketingCategory, { id: type }) },
  pendingComponent: ListPending,
  component: Material,
})

function Material() {
  const { ofType, ofCategory } = Route.useLoaderData()
  const search = Route.useSearch()
  return ofType ? (
    <TypeScreen question={ofType} search={search} />
  ) : (
    <CategoryScreen question={ofCategory} />
  )
}
