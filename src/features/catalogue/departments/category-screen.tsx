import type { ReactNode } from 'react'
import type { Category, CatalogueSearch } from '../list/catalogue-search.ts'
import type { loadList } from '../list/list-loader.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { usePartNames } from './department-names.ts'

interface CategoryScreenProps {
  category: Category
  questions: Awaited<ReturnType<typeof loadList>>
  search: CatalogueSearch
  /** Beside the title. */
  actions?: ReactNode
}

/** The list of one part of the catalogue. */
export function CategoryScreen({ category, questions, search, actions }: CategoryScreenProps) {
  return (
    <ListScreen
      title={usePartNames()[category]}
      category={category}
      questions={questions}
      search={search}
      actions={actions}
    />
  )
}
