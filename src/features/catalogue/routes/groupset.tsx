import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { CatalogueSearch } from '../catalogue-search.ts'
import { CategoryScreen } from '../category-screen.tsx'
import { loadList } from '../list-loader.ts'
import { ListSkeleton } from '../list-skeleton.tsx'

export const Route = createFileRoute('/$locale/_frame/catalog/groupset')({
  staticData: {
    screen: {
      title: msg`Groupset`,
      allow: ['page.catalog'],
      search: true,
      menu: { group: 'shop', order: 22, icon: 'gear', label: msg`Groupsets`, when: ({ config, kinds }) => !config.features.MERGE_MENU_CATALOG && !!kinds?.groupset },
    },
  },
  validateSearch: CatalogueSearch,
  loaderDeps: ({ search: { pages: _, ...search } }) => search,
  loader: ({ context, deps }) => loadList(context, deps, 'groupset'),
  pendingComponent: ListSkeleton,
  component: Groupsets,
})

function Groupsets() {
  return <CategoryScreen category="groupset" questions={Route.useLoaderData()} search={Route.useSearch()} />
}
