import { useLingui } from '@lingui/react/macro'
import { useData } from '#data/load.ts'
import type { Category, CatalogueSearch } from './catalogue-search.ts'
import type { loadList } from './list-loader.ts'
import { ListScreen } from './list-screen.tsx'

interface CategoryScreenProps {
  category: Category
  questions: Awaited<ReturnType<typeof loadList>>
  search: CatalogueSearch
}

/** The list of one part of the catalogue. */
export function CategoryScreen({ category, questions: { list, menu }, search }: CategoryScreenProps) {
  const { t } = useLingui()
  const { bikeCategories } = useData(menu)
  const titles: Record<Category, string> = { bike: t`Bikes`, paa: t`Parts and accessories`, groupset: t`Groupsets` }
  return <ListScreen title={titles[category]} question={list} search={search} categories={bikeCategories} />
}
