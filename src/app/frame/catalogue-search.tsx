import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { SearchBox } from '#ui/form/search-box.tsx'
import { SearchSuggestions } from '#parts/article/search-suggestions.tsx'
import { useSearchCombobox } from '#parts/article/use-search-combobox.ts'
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

/** Returns the part of a list's address that a search keeps: view, order and filters, but not the category. */
const keptOf = ({ mc: _, list: __, from: ___, search: ____, ...kept }: Record<string, unknown>) =>
  kept

/** The search of the whole catalogue, from anywhere: suggestions while typing, Enter lists what is found. `/` puts the cursor there. */
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
  const address: Record<string, unknown> = useSearch({ strict: false })
  // Other screens have a search of their own under the same name.
  const term = inCatalogue ? ((address.search as string | number | undefined) ?? '') : ''
  const find = (next: string) => {
    if (!next && !inCatalogue) return
    const kept = inCatalogue ? keptOf(address) : {}
    void navigate(
      next
        ? {
            to: '/catalog',
            search: { ...kept, search: next, from: category ?? (address.from as undefined) },
          }
        : ({ to: '.', search: { ...address, search: undefined, from: undefined } } as never),
    )
    if (next) onDone?.()
  }
  const { type, close, combobox, list } = useSearchCombobox(
    `${category} ${term}`,
    () => onDone?.(),
    find,
  )
  if (!mayBrowse) return <div className={search} />
  return (
    <div className={search}>
      <div className={searchFrame}>
        <SearchBox
          slash={slash}
          autoFocus={!slash}
          label={t`Search`}
          placeholder={t`Name, code, EAN`}
          value={String(term)}
          combobox={combobox}
          onType={type}
          onSearch={(next) => {
            type('')
            find(next)
          }}
          onBlur={close}
        />
        {list && (
          <SearchSuggestions
            {...list}
            onPick={() => {
              type('')
              onDone?.()
            }}
          />
        )}
      </div>
    </div>
  )
}
