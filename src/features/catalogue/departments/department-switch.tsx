import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { HomeAreas } from '#parts/catalogue/catalogue-areas.gql.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { silent } from '#data/silent.ts'
import { count as countClass } from '#ui/display/chip.css.ts'
import { list, tab } from '#ui/navigation/tabs.css.ts'
import { useChosenInSight } from '#ui/use-chosen-in-sight.ts'
import {
  type CatalogueSearch,
  type Category,
  searchInDepartment,
  viewOf,
} from '../list/catalogue-search.ts'
import type { Facet } from './listed-categories.ts'
import { countsOf } from './listed-categories.ts'
import { usePartNames } from './department-names.ts'

/** Of everything a part is no part: only the page itself is marked. */
const link = { className: tab, activeOptions: { exact: true, includeSearch: false } }

interface PartSwitchProps {
  /** Current department; null: all. */
  category: Category | null
  search: CatalogueSearch
  /** Of the list that is shown; none: nothing is counted. */
  facets: readonly Facet[]
}

/** From one part of the catalogue to another, with the same words and those filters that find something there. */
export function DepartmentSwitch({ category, search, facets }: PartSwitchProps) {
  const { t, i18n } = useLingui()
  const config = useConfig()
  const names = usePartNames()
  const [{ data }] = useQuery({ query: HomeAreas, context: silent })
  const row = useChosenInSight<HTMLElement>(`${category} ${data ? facets.length : ''}`)
  const parts = (['bike', 'paa', 'groupset'] as const).filter(
    (part) => data?.catalogueAreas[part] || part === category,
  )
  if (parts.length < 2) return null
  const counts = countsOf(facets, 'CATEGORY')
  return (
    <nav ref={row} className={list} aria-label={t`Parts of the catalog`}>
      <Link
        to="/catalog"
        search={{ ...searchInDepartment(search, true), view: viewOf(search, config) }}
        {...link}
      >
        <Trans>Everything</Trans>
      </Link>
      {parts.map((part) => (
        <Link
          key={part}
          data-chosen={part === category || undefined}
          to="/catalog/$category"
          params={{ category: part }}
          search={searchInDepartment(search, counts.has(part) || facets.length === 0)}
          {...link}
        >
          {names[part]}
          {counts.has(part) && <span className={countClass}>{i18n.number(counts.get(part)!)}</span>}
        </Link>
      ))}
    </nav>
  )
}
