import { useLingui } from '@lingui/react/macro'
import type { OpenLineFilter } from '#domain/orders/open-lines.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { OpenLine } from './orders.gql.ts'
import * as css from './orders.css.ts'

/** Filter of open orders as the address has it. */
export interface OpenFilter extends OpenLineFilter {
  status?: 'placed' | 'confirmed' | undefined
  category?: 'bike' | 'paa' | 'groupset' | undefined
}

interface OpenOrderFiltersProps {
  lines: readonly OpenLine[]
  filter: OpenFilter
  ask: (part: OpenFilter) => void
}

/** Search and filters of open orders. */
export function OpenOrderFilters({ lines, filter, ask }: OpenOrderFiltersProps) {
  const { t } = useLingui()
  const brands = [...new Set(lines.flatMap(({ brand }) => brand ?? []))].toSorted()
  const categories = [
    { value: 'bike', label: t`Bikes` },
    { value: 'paa', label: t`Parts & accessories` },
    { value: 'groupset', label: t`Groupsets` },
  ].filter(({ value }) => lines.some(({ productCategory }) => productCategory === value))
  return (
    <div className={css.bar}>
      <div className={css.search}>
        <SearchBox
          label={t`Search in open orders`}
          placeholder={t`Order, article or PO number`}
          value={filter.search ?? ''}
          onSearch={(term) => ask({ search: term || undefined })}
        />
      </div>
      <SelectField
        hideLabel
        label={t`Status`}
        placeholder={t`All statuses`}
        value={filter.status ?? ''}
        options={[
          { value: 'placed', label: t`Placed` },
          { value: 'confirmed', label: t`Confirmed` },
        ]}
        onChange={({ target }) =>
          ask({ status: (target.value || undefined) as OpenFilter['status'] })
        }
      />
      {brands.length > 1 && (
        <SelectField
          hideLabel
          label={t`Brand`}
          placeholder={t`All brands`}
          value={filter.brand ?? ''}
          options={brands.map((brand) => ({ value: brand, label: brand }))}
          onChange={({ target }) => ask({ brand: target.value || undefined })}
        />
      )}
      {categories.length > 1 && (
        <SelectField
          hideLabel
          label={t`Category`}
          placeholder={t`All categories`}
          value={filter.category ?? ''}
          options={categories}
          onChange={({ target }) =>
            ask({ category: (target.value || undefined) as OpenFilter['category'] })
          }
        />
      )}
      <DateField
        label={t`Expected from`}
        value={filter.from ?? ''}
        max={filter.to}
        onChange={({ target }) => ask({ from: target.value || undefined })}
      />
      <DateField
        label={t`Expected until`}
        value={filter.to ?? ''}
        min={filter.from}
        onChange={({ target }) => ask({ to: target.value || undefined })}
      />
      {lines.some(({ orderType }) => orderType === 'CF') && (
        <CheckField
          label={t`Consignment fill-ups only`}
          checked={filter.consignment ?? false}
          onChange={({ target }) => ask({ consignment: target.checked || undefined })}
        />
      )}
    </div>
  )
}
