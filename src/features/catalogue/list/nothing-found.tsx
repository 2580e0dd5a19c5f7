import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { usePartNames } from '../departments/department-names.ts'
import { type CatalogueSearch, type Category, searchInDepartment } from './catalogue-search.ts'
import * as css from './list-screen.css.ts'

interface NothingFoundProps {
  /** The department that is shown; null: all of them. */
  category: Category | null
  search: CatalogueSearch
  /** Hits of the same words and filters in other departments. */
  elsewhere: readonly { category: Category; count: number }[]
  onClear: () => void
}

/** A list that words or filters have emptied: leads to where there is something, or clears them. */
export function NothingFound({ category, search, elsewhere, onClear }: NothingFoundProps) {
  const { i18n } = useLingui()
  const names = usePartNames()
  const most = elsewhere.toSorted((a, b) => b.count - a.count)
  return (
    <EmptyState
      variant="no-result"
      heading={<Heading term={search.search} place={category && names[category]} />}
      text={
        most.length === 0 && (
          <Trans>Check the spelling, try fewer words or clear the filters.</Trans>
        )
      }
      action={
        most.length === 0 ? (
          <Button onClick={onClear}>
            <Trans>Clear search and filters</Trans>
          </Button>
        ) : (
          <div className={css.elsewhere}>
            {most.map(({ category: part, count }, n) => (
              <Link
                key={part}
                to="/catalog/$category"
                params={{ category: part }}
                search={searchInDepartment(search, true)}
                className={button({ variant: n === 0 ? 'primary' : 'secondary' })}
              >
                <Trans>
                  Show {i18n.number(count)} in {names[part]}
                </Trans>
              </Link>
            ))}
          </div>
        )
      }
    />
  )
}

function Heading({ term, place }: { term: string | undefined; place: string | null }) {
  if (!term) return <Trans>No results with these filters</Trans>
  return place ? (
    <Trans>
      No results for “{term}” in {place}
    </Trans>
  ) : (
    <Trans>No results for “{term}”</Trans>
  )
}
