import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useData } from '#data/load.ts'
import type { Category, CatalogueSearch } from './catalogue-search.ts'
import type { loadList } from './list-loader.ts'
import { ListScreen } from './list-screen.tsx'

interface CategoryScreenProps {
  category: Category
  questions: Awaited<ReturnType<typeof loadList>>
  search: CatalogueSearch
  /** Beside the title. */
  actions?: ReactNode
}

/** The list of one part of the catalogue. */
export function CategoryScreen({ category, questions: { list, menu }, search, actions }: CategoryScreenProps) {
  const { t } = useLingui()
  const { bikeCategories } = useData(menu)
  const titles: Record<Category, string> = { bike: t`Bikes`, paa: t`Parts and accessories`, groupset: t`Groupsets` }
  return <ListScreen title={titles[category]} question={list} search={search} categories={bikeCategories} actions={actions} />
}
