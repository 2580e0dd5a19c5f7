import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { SearchBox } from '#ui/form/search-box.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useScope } from '../session/use-session.ts'
import { search } from './bar.css.ts'

/** The search of the top bar: the whole catalogue, from anywhere. `/` puts the cursor there. */
export function CatalogueSearch() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const locale = useLocale()
  const mayBrowse = useScope('page.catalog')
  const { search: term = '' } = useSearch({ strict: false }) as { search?: string }
  if (!mayBrowse) return <div className={search} />
  return (
    <div className={search}>
      <SearchBox
        slash
        label={t`Search`}
        placeholder={t`Search name, code or EAN`}
        clearLabel={t`Clear the search`}
        value={term}
        onSearch={(next) => void navigate({ to: `/${locale}/catalog` as never, search: (next ? { search: next } : {}) as never })}
      />
    </div>
  )
}
