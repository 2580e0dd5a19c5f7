import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCart } from '#parts/cart/use-cart.ts'
import { Chip } from '#ui/display/chip.tsx'
import { chip } from '#ui/display/chip.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Popover } from '#ui/overlay/popover.tsx'
import { usePromotions } from '#parts/promotions/use-promotions.ts'
import { type CatalogueSearch, type Category, withAttribute } from '../list/catalogue-search.ts'
import type { Facet, ListedCategory } from '../departments/listed-categories.ts'
import { PriceForm } from './price-form.tsx'
import * as css from './filter-bar.css.ts'

export interface FiltersProps {
  facets: readonly Facet[]
  attributes: readonly Facet[]
  /** The part of the catalogue; null: all of it. */
  part: Category | null
  /** To choose one of; none: they are chosen elsewhere. */
  categories: readonly ListedCategory[]
  search: CatalogueSearch
  onChange: (change: Partial<CatalogueSearch>) => void
  /** Each filter opens at a press, beside the others; else all of them are open below each other. */
  folded: boolean
}

const lists = [
  ['BRAND', 'brand'],
  ['MODEL_YEAR', 'year'],
  ['SIZE', 'size'],
  ['COLOUR', 'colour'],
] as const

/** The filters of a list with their counts; everything chosen stands in the address. */
export function Filters({
  facets,
  attributes,
  part,
  categories,
  search,
  onChange,
  folded,
}: FiltersProps) {
  const { t } = useLingui()
  const valuesOf = (name: string) => facets.find((facet) => facet.name === name)?.values ?? []
  const labels = { BRAND: t`Brand`, MODEL_YEAR: t`Model year`, SIZE: t`Size`, COLOUR: t`Color` }
  const prices = valuesOf('PRICE')
  const priced = search.priceFrom !== undefined || search.priceTo !== undefined
  return (
    <>
      <Switches facets={facets} search={search} onChange={onChange} />
      <PromotionFilter part={part} search={search} onChange={onChange} folded={folded} />
      {categories.length > 0 && (
        <Choices
          folded={folded}
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
      {lists.map(([name, key]) => (
        <Choices
          key={key}
          folded={folded}
          label={labels[name]}
          values={valuesOf(name)}
          chosen={search[key] ?? []}
          onChange={(values) => onChange({ [key]: values.length > 0 ? values : undefined })}
        />
      ))}
      {(prices.length > 0 || priced) && (
        <Filter folded={folded} label={t`Retail price`} count={priced ? 1 : 0}>
          <PriceForm
            key={`${search.priceFrom}/${search.priceTo}`}
            from={search.priceFrom}
            to={search.priceTo}
            range={prices}
            onChange={onChange}
          />
        </Filter>
      )}
      <AttributeFilters
        attributes={attributes}
        search={search}
        onChange={onChange}
        folded={folded}
      />
    </>
  )
}

/** Filters by what was noted of the articles: behind one button, as lists have up to a dozen. */
function AttributeFilters({
  attributes,
  search,
  onChange,
  folded,
}: Pick<FiltersProps, 'attributes' | 'search' | 'onChange' | 'folded'>) {
  const { t } = useLingui()
  if (attributes.length === 0) return null
  const lists = attributes.map(({ name, values }) => (
    <Choices
      key={name}
      folded={false}
      label={name}
      values={values}
      chosen={search.attributes?.[name] ?? []}
      onChange={(chosen) => onChange(withAttribute(search, name, chosen))}
    />
  ))
  if (!folded) return lists
  return (
    <Filter
      folded
      label={t`More filters`}
      count={Object.values(search.attributes ?? {}).flat().length}
    >
      <div className={css.attributes}>{lists}</div>
    </Filter>
  )
}

/** The filters that are on or off. */
function Switches({
  facets,
  search,
  onChange,
}: Pick<FiltersProps, 'facets' | 'search' | 'onChange'>) {
  const { t, i18n } = useLingui()
  const { dispatch } = useCart()
  const countOf = (name: string) => facets.find((facet) => facet.name === name)?.values[0]?.count
  return (
    <div className={css.switches}>
      <Chip
        chosen={search.stock === true}
        count={i18n.number(countOf('STOCK') ?? 0)}
        onPress={() => onChange({ stock: search.stock ? undefined : true })}
      >{t`In stock`}</Chip>
      {(dispatch || search.bought) && (
        <Chip
          chosen={search.bought === true}
          onPress={() => onChange({ bought: search.bought ? undefined : true })}
        >{t`Bought before`}</Chip>
      )}
    </div>
  )
}

/** Everything in a promotion, or one of those that run now. */
function PromotionFilter({
  part,
  search: { promotion, promo },
  onChange,
  folded,
}: Pick<FiltersProps, 'part' | 'search' | 'onChange' | 'folded'>) {
  const { t } = useLingui()
  const running = usePromotions({ location: 'catalog', part })
  if (running.length === 0 && !promotion && !promo) return null
  return (
    <Filter folded={folded} label={t`Promotion`} count={promotion || promo ? 1 : 0}>
      <div className={css.choices}>
        <Chip
          chosen={promotion === true}
          onPress={() => onChange({ promotion: promotion ? undefined : true, promo: undefined })}
        >{t`All promotions`}</Chip>
        {running.map(({ code, name }) => (
          <Chip
            key={code}
            chosen={promo === code}
            onPress={() =>
              onChange({ promo: promo === code ? undefined : code, promotion: undefined })
            }
          >
            {name}
          </Chip>
        ))}
      </div>
    </Filter>
  )
}

interface FilterProps {
  folded: boolean
  label: string
  /** Number of its values that are chosen. */
  count: number
  children: ReactNode
}

function Filter({ folded, label, count, children }: FilterProps) {
  if (!folded)
    return (
      <section className={css.section}>
        <h3>{label}</h3>
        {children}
      </section>
    )
  return (
    <Popover
      label={label}
      align="start"
      trigger={
        <button type="button" className={chip({ chosen: count > 0 })}>
          {count > 0 ? `${label} (${count})` : label}
          <Icon name="chevron-down" size="sm" />
        </button>
      }
    >
      {children}
    </Popover>
  )
}

interface ChoicesProps {
  folded: boolean
  label: string
  values: Facet['values']
  chosen: readonly string[]
  onChange: (values: string[]) => void
}

function Choices({ folded, label, values, chosen, onChange }: ChoicesProps) {
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
    <Filter folded={folded} label={label} count={chosen.length}>
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
    </Filter>
  )
}
