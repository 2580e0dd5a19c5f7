import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useData } from '#data/load.ts'
import { CatalogueSearch, isCategory } from '../../catalogue-search.ts'
import { ListScreen } from '../../list-screen.tsx'
import { ListSkeleton } from '../../list-skeleton.tsx'
import { NothingHere } from '../../nothing-here.tsx'
import { loadList } from '../../list-loader.ts'

export const Route = createFileRoute('/$locale/_frame/catalog/$category/')({
  staticData: {
    screen: {
      title: msg`Catalogue`,
      allow: ['page.catalog'],
      search: true,
      menu: [
        { group: 'shop', order: 20, icon: 'bike', label: msg`Bikes`, params: { category: 'bike' }, when: ({ config }) => !config.features.MERGE_MENU_CATALOG },
        { group: 'shop', order: 21, icon: 'wrench', label: msg`Parts and accessories`, params: { category: 'paa' }, when: ({ config }) => !config.features.MERGE_MENU_CATALOG },
        { group: 'shop', order: 22, icon: 'gear', label: msg`Groupsets`, params: { category: 'groupset' }, when: ({ config }) => !config.features.MERGE_MENU_CATALOG },
      ],
    },
  },
  validateSearch: CatalogueSearch,
  // The number of pages in sight is the list's own affair: the first page is the same question.
  loaderDeps: ({ search: { pages: _, ...search } }) => search,
  loader: ({ context, deps, params }) => (isCategory(params.category) ? loadList(context, deps, params.category) : null),
  pendingComponent: ListSkeleton,
  component: CategoryScreen,
})

function CategoryScreen() {
  const questions = Route.useLoaderData()
  return questions ? <CategoryList {...questions} /> : <NothingHere />
}

function CategoryList({ list, menu }: Awaited<ReturnType<typeof loadList>>) {
  const { t } = useLingui()
  const { category } = Route.useParams()
  const { bikeCategories } = useData(menu)
  const titles: Record<string, string> = { bike: t`Bikes`, paa: t`Parts and accessories`, groupset: t`Groupsets` }
  return <ListScreen title={titles[category] ?? category} question={list} search={Route.useSearch()} categories={bikeCategories} />
}
