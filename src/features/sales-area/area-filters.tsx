import { Trans, useLingui } from '@lingui/react/macro'
import { visitStates } from '#domain/sales-area/visit-states.ts'
import { Button } from '#ui/button.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import * as css from './area-screen.css.ts'
import type { AreaSearch } from './area-search.ts'
import type { SalesAreasAnswer } from './sales-area.gql.ts'
import { useStateWords } from './use-state-words.ts'

interface AreaFiltersProps {
  search: AreaSearch
  answer: SalesAreasAnswer
  go: (search: AreaSearch) => void
}

/** Whether anything narrows the map. */
export const isNarrowed = ({ search, group, category, state }: AreaSearch): boolean =>
  [search, group, category, state].some((one) => one !== undefined)

/** Search and filters of the sales map; all of them stand in the address. */
export function AreaFilters({ search, answer, go }: AreaFiltersProps) {
  const { t } = useLingui()
  const words = useStateWords()
  const { salesAreaMaps: areas, salesAreaCategories: categories } = answer
  const groups = [...new Set(areas.map(({ group }) => group))]
  const set = (part: Partial<AreaSearch>) => go({ ...search, ...part })
  return (
    <div className={css.filters}>
      <SearchBox
        label={t`Search customers`}
        placeholder={t`Code, name or city`}
        value={search.search ?? ''}
        onSearch={(term) => set({ search: term || undefined })}
        slash
      />
      <SelectField
        label={t`Group`}
        hideLabel
        value={search.group ?? ''}
        options={[
          { value: '', label: t`All groups` },
          ...groups.map((value) => ({ value, label: value })),
        ]}
        onChange={({ target }) => set({ group: target.value || undefined })}
      />
      <SelectField
        label={t`Category`}
        hideLabel
        value={search.category ?? ''}
        options={[
          { value: '', label: t`All categories` },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'none', label: t`Without a category` },
        ]}
        onChange={({ target }) => set({ category: target.value || undefined })}
      />
      <SelectField
        label={t`Visits`}
        hideLabel
        value={search.state ?? ''}
        options={[
          { value: '', label: t`All customers` },
          ...visitStates.map((value) => ({ value, label: words[value] })),
        ]}
        onChange={({ target }) =>
          set({ state: (target.value || undefined) as AreaSearch['state'] })
        }
      />
      {isNarrowed(search) && (
        <Button size="sm" variant="ghost" onClick={() => go({ area: search.area })}>
          <Trans>Clear all</Trans>
        </Button>
      )}
    </div>
  )
}
