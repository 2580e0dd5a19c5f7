import { createFileRoute, notFound } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { CatalogueSearch, isCategory } from '../../list/catalogue-search.ts'
import { CategoryScreen } from '../../departments/category-screen.tsx'
import { ListSkeleton } from '../../list/list-skeleton.tsx'
import { loadList } from '../../list/list-loader.ts'

export const Route = createFileRoute('/_frame/catalog/$category/')({
  staticData: {
    screen: {
      title: msg`Catalog`,
      allow: ['page.catalog'],
      search: true,
      menu: [
        {
          group: 'shop',
          order: 20,
          icon: 'bike',
          label: msg`Bikes`,
          params: { category: 'bike' },
          when: ({ config, kinds }) => !config.features.MERGE_MENU_CATALOG && !!kinds?.bike,
        },
        {
          group: 'shop',
          order: 21,
          icon: 'wrench',
          label: msg`Parts and accessories`,
          params: { category: 'paa' },
          when: ({ config, kinds }) => !config.features.MERGE_MENU_CATALOG && !!kinds?.paa,
        },
      ],
    },
  },
  validateSearch: CatalogueSearch,
  // The catalogue has no such part: that is no page, and says nothing of an article.
  beforeLoad: ({ params }) => {
    if (!isCategory(params.category)) throw notFound()
  },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params }) =>
    isCategory(params.category) ? loadList(context, deps, params.category) : null,
  pendingComponent: ListSkeleton,
  component: Category,
})

function Category() {
  const questions = Route.useLoaderData()
  const { category } = Route.useParams()
  const search = Route.useSearch()
  return (
    questions &&
    isCategory(category) && (
      <CategoryScreen category={category} questions={questions} search={search} />
    )
  )
}
