import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type ListSearch, pageSizes } from '#data/list-search.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { Button } from '#ui/button.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { type Option, SelectField } from '#ui/form/select-field.tsx'
import { usePhone } from '#ui/media/use-phone.ts'
import { Pagination } from '#ui/navigation/pagination.tsx'
import type { Column } from '#ui/table/table.tsx'
import { ChoicesFilter } from './choices-filter.tsx'
import * as css from './list-page.css.ts'

/** A choice above the list; its name is the one in the address and in the query. */
export interface ListFilter {
  name: string
  label: string
  /** The words for "no matter which": "All states". */
  any: string
  /** Without them it is typed: there are too many to choose from. */
  options?: readonly Option[]
  /** More than one option can be chosen; the address has them with commas between. */
  several?: true
}

interface ListToolsProps<Row> {
  searchHint?: string
  filters?: readonly ListFilter[]
  columns: readonly Column<Row>[]
  search: ListSearch & Record<string, string | undefined>
  ask: (part: Record<string, unknown>) => void
  /** The page has a search box of its own: the bar has none for it. */
  searchable: boolean
  /** Columns have no heads to press here. */
  sortable: boolean
}

/** Search box, filters and, on a phone, the order of a list. There, more than two choices are folded away so that rows stay in sight. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { searchHint = '', filters = [], columns, search, ask, searchable, sortable } = props
  const { t } = useLingui()
  const { title } = useScreen()
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const sorts = sortable ? columns.filter((column) => column.sortable) : []
  const count = filters.filter(({ name }) => search[name]).length
  const choices = filters.length + (sorts.length > 0 ? 1 : 0)
  const folds = phone && choices > 2
  const shown = !folds || open
  if (!searchable && filters.length === 0 && sorts.length === 0 && !search.search) return null
  return (
    <div className={css.tools}>
      {(searchable || search.search) && (
        <div className={css.search}>
          <SearchBox
            label={t`Search in ${title}`}
            placeholder={searchHint}
            value={search.search ?? ''}
            onSearch={(term) => ask({ search: term || undefined })}
          />
        </div>
      )}
      {folds && (
        <Button icon="filter" aria-expanded={open} onClick={() => setOpen(!open)}>
          {count > 0 ? <Trans>Filter ({count})</Trans> : <Trans>Filter and sort</Trans>}
        </Button>
      )}
      {shown &&
        filters.map(({ name, label, any, options, several }) =>
          options && several ? (
            <ChoicesFilter
              key={name}
              label={label}
              any={any}
              options={options}
              value={search[name]?.split(',') ?? []}
              onChange={(chosen) => ask({ [name]: chosen.join(',') || undefined })}
            />
          ) : options ? (
            <SelectField
              key={name}
              hideLabel
              label={label}
              placeholder={any}
              value={search[name] ?? ''}
              options={options}
              onChange={({ target }) => ask({ [name]: target.value || undefined })}
            />
          ) : (
            <SearchBox
              key={name}
              label={label}
              placeholder={any}
              value={search[name] ?? ''}
              onSearch={(typed) => ask({ [name]: typed || undefined })}
            />
          ),
        )}
      {shown && sorts.length > 0 && (
        <SelectField
          hideLabel
          label={t`Sort by`}
          placeholder={t`Sort by`}
          value={search.sort ?? ''}
          options={sorts.flatMap(({ key, title }) => [
            { value: key, label: t`${title}, ascending` },
            { value: `-${key}`, label: t`${title}, descending` },
          ])}
          onChange={({ target }) => ask({ sort: target.value || undefined })}
        />
      )}
    </div>
  )
}

interface PagesProps {
  page: number
  pageTotal: number
  count: number
  size: ListSearch['size']
  ask: (part: Record<string, unknown>) => void
}

/** Pages of a list, and rows a page. */
export function Pages({ page, pageTotal, count, size, ask }: PagesProps) {
  const { t } = useLingui()
  const phone = usePhone()
  if (count <= pageSizes[0]) return null
  return (
    <Pagination
      label={t`Pages`}
      page={page}
      pageCount={pageTotal}
      visible={phone ? 3 : 10}
      onPage={(next) => ask({ page: next })}
      summary={
        <SelectField
          hideLabel
          label={t`Rows per page`}
          value={String(size ?? 20)}
          options={pageSizes.map((rows) => ({ value: String(rows), label: t`${rows} per page` }))}
          onChange={({ target }) => ask({ size: Number(target.value) })}
        />
      }
    />
  )
}
