import { Trans, useLingui } from '@lingui/react/macro'
import { useCart } from '#parts/cart/use-cart.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Popover } from '#ui/overlay/popover.tsx'
import type { CatalogueSearch } from './catalogue-search.ts'
import type { Facet, ListedCategory } from '../departments/listed-categories.ts'
import { PriceFilter } from './price-filter.tsx'
import * as css from './filter-bar.css.ts'

interface FilterBarProps {
  facets: readonly Facet[]
  /** To choose one of; none: they are chosen elsewhere. */
  categories: readonly ListedCategory[]
  search: CatalogueSearch
  view: 'item' | 'group'
  onChange: (change: Partial<CatalogueSearch>) => void
}

const filters = [
  ['BRAND', 'brand'],
  ['MODEL_YEAR', 'year'],
  ['SIZE', 'size'],
  ['COLOUR', 'colour'],
] as const

/** Filters with their counts, order and view of a list; everything chosen stands in the address. */
export function FilterBar({ facets, categories, search, view, onChange }: FilterBarProps) {
  const { t, i18n } = useLingui()
  const { dispatch } = useCart()
  const valuesOf = (name: string) => facets.find((facet) => facet.name === name)?.values ?? []
  const labels = { BRAND: t`Brand`, MODEL_YEAR: t`Model year`, SIZE: t`Size`, COLOUR: t`Colour` }
  const stocked = valuesOf('STOCK')[0]?.count ?? 0
  return (
    <div className={css.bar}>
      <div className={css.filters} role="group" aria-label={t`Filters`}>
        <Chip
          chosen={search.stock === true}
          count={i18n.number(stocked)}
          onPress={() => onChange({ stock: search.stock ? undefined : true })}
        >{t`In stock`}</Chip>
        {!search.promo && (
          <Chip
            chosen={search.promotion === true}
            onPress={() => onChange({ promotion: search.promotion ? undefined : true })}
          >{t`Promotion`}</Chip>
        )}
        {(dispatch || search.bought) && (
          <Chip
            chosen={search.bought === true}
            onPress={() => onChange({ bought: search.bought ? undefined : true })}
          >{t`Bought before`}</Chip>
        )}
        <PriceFilter
          key={`${search.priceFrom}/${search.priceTo}`}
          from={search.priceFrom}
          to={search.priceTo}
          range={valuesOf('PRICE')}
          onChange={onChange}
        />
        {categories.length > 0 && (
          <Filter
            label={t`Category`}
            values={categories.map(({ mcid, wording, count }) => ({
              value: mcid,
              label: wording,
              count,
            }))}
            chosen={search.mc ? [search.mc] : []}
            onChange={(values) => onChange({ mc: values.at(-1) })}
          />
        )}
        {filters.map(([name, key]) => (
          <Filter
            key={key}
            label={labels[name]}
            values={valuesOf(name)}
            chosen={search[key] ?? []}
            onChange={(values) => onChange({ [key]: values.length > 0 ? values : undefined })}
          />
        ))}
      </div>
      <div className={css.order}>
        <SelectField
          label={t`Sort`}
          hideLabel
          value={search.sort ?? 'RECOMMENDED'}
          onChange={(event) =>
            onChange({
              sort:
                event.target.value === 'RECOMMENDED'
                  ? undefined
                  : (event.target.value as CatalogueSearch['sort']),
            })
          }
          options={[
            { value: 'RECOMMENDED', label: t`Recommended` },
            { value: 'NAME', label: t`Name A–Z` },
            { value: 'NAME_DESC', label: t`Name Z–A` },
            { value: 'PRICE', label: t`Retail price, low first` },
            { value: 'PRICE_DESC', label: t`Retail price, high first` },
            { value: 'NEWEST', label: t`Newest` },
            { value: 'CODE', label: t`Article code` },
          ]}
        />
        <IconButton
          icon={view === 'item' ? 'grid' : 'list'}
          label={view === 'item' ? t`Group by model` : t`Show every article`}
          variant="secondary"
          onClick={() => onChange({ view: view === 'item' ? 'group' : 'item' })}
        />
      </div>
    </div>
  )
}

interface FilterProps {
  label: string
  values: Facet['values']
  chosen: readonly string[]
  onChange: (values: string[]) => void
}

function Filter({ label, values, chosen, onChange }: FilterProps) {
  const { i18n } = useLingui()
  if (values.length < 2 && chosen.length === 0) return null
  // A selected value without any matches stays listed, so that it can be cleared.
  const missing = chosen
    .filter((value) => !values.some((known) => known.value === value))
    .map((value) => ({ value, label: value, count: 0 }))
  const toggle = (value: string) =>
    onChange(
      chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
    )
  return (
    <Popover
      label={label}
      align="start"
      trigger={
        <Button size="sm" icon="filter" variant={chosen.length > 0 ? 'primary' : 'secondary'}>
          {chosen.length > 0 ? `${label} (${chosen.length})` : label}
        </Button>
      }
    >
      <div className={css.choices}>
        {[...missing, ...values].map(({ value, label: text, count }) => (
          <Chip
            key={value}
            chosen={chosen.includes(value)}
            count={i18n.number(count)}
            onPress={() => toggle(value)}
          >
            {text}
          </Chip>
        ))}
      </div>
      {chosen.length > 0 && (
        <Button size="sm" variant="ghost" onClick={() => onChange([])}>
          <Trans>Clear</Trans>
        </Button>
      )}
    </Popover>
  )
}
