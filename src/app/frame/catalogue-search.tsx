import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { SearchBox } from '#ui/form/search-box.tsx'
import { SearchSuggestions } from '#parts/article/search-suggestions.tsx'
import { useScope } from '#shell/session/use-session.ts'
import { search, searchFrame } from './bar.css.ts'

const categories = ['bike', 'paa', 'groupset'] as const

/** The part of the catalogue in sight; null: none, or all of it. */
const useCategory = () =>
  useLocation({
    select: ({ pathname }) =>
      categories.find((category) => pathname.split('/', 3).join('/') === `/catalog/${category}`) ??
      null,
  })

/** The search of the catalogue, from anywhere: suggestions while typing, Enter searches the category in sight. `/` puts the cursor there. */
export function CatalogueSearch({
  slash = false,
  onDone,
}: {
  slash?: boolean
  onDone?: () => void
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const category = useCategory()
  const mayBrowse = useScope('page.catalog')
  const inCatalogue = useLocation({
    select: ({ pathname }) => /^\/catalog(\/|$)/.test(pathname),
  })
  const { search: found = '' } = useSearch({ strict: false }) as { search?: string | number }
  // Other screens have a search of their own under the same name.
  const term = inCatalogue ? found : ''
  const [typed, setTyped] = useState('')
  // Wherever one goes, what was suggested before is done with.
  useEffect(() => setTyped(''), [term, category])
  if (!mayBrowse) return <div className={search} />
  const to = category
    ? ({ to: '/catalog/$category', params: { category } } as const)
    : ({ to: '/catalog' } as const)
  const find = (next: string) => {
    setTyped('')
    void navigate({ ...to, search: next ? { search: next } : {} })
    if (next) onDone?.()
  }
  return (
    <div className={search} onKeyDown={(event) => event.key === 'Escape' && setTyped('')}>
      <div className={searchFrame}>
        <SearchBox
          slash={slash}
          autoFocus={!slash}
          label={t`Search`}
          placeholder={t`Name, code, EAN`}
          value={String(term)}
          onType={setTyped}
          onSearch={find}
        />
        <SearchSuggestions
          term={typed}
          category={category}
          onPick={() => {
            setTyped('')
            onDone?.()
          }}
        />
      </div>
    </div>
  )
}
