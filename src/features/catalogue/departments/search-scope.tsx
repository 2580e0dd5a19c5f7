import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { Chip } from '#ui/display/chip.tsx'
import type { CatalogueSearch, Category } from '../list/catalogue-search.ts'
import { usePartNames } from './department-names.ts'
import { countsOf, type Facet } from './listed-categories.ts'

interface SearchScopeProps {
  /** The department that is searched; null: all of them. */
  category: Category | null
  search: CatalogueSearch
  facets: readonly Facet[]
}

/** A search within a department as a chip: set, it can be removed; after a search that began in one, it can be set. */
export function SearchScope({ category, search, facets }: SearchScopeProps) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const names = usePartNames()
  const part = category ?? search.from
  if (!search.search || !part) return null
  const name = names[part]
  if (category)
    return (
      <Chip
        chosen
        removeLabel={t`Search everything`}
        onPress={() =>
          void navigate({
            to: '/catalog',
            search: { ...search, mc: undefined, from: category },
            resetScroll: false,
          })
        }
      >{t`In ${name}`}</Chip>
    )
  return (
    <Chip
      count={i18n.number(countsOf(facets, 'CATEGORY').get(part) ?? 0)}
      onPress={() =>
        void navigate({
          to: '/catalog/$category',
          params: { category: part },
          search: { ...search, mc: undefined, from: undefined },
          resetScroll: false,
        })
      }
    >{t`In ${name}`}</Chip>
  )
}
