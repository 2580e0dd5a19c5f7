import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { usePromotionName } from '#parts/promotions/use-promotions.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { chosenFilters, noFilters, type CatalogueSearch } from '../list/catalogue-search.ts'
import type { Facet, ListedCategory } from '../departments/listed-categories.ts'
import { shownAmount } from '#parts/money/written-amount.ts'
import * as css from '../list/list-screen.css.ts'

interface ActiveFiltersProps {
  search: CatalogueSearch
  facets: readonly Facet[]
  categories: readonly ListedCategory[]
  onChange: (change: Partial<CatalogueSearch>) => void
  /** Stands beside the words of the search. */
  children?: ReactNode
}

/** The filters in force, each a chip that can be removed, and a way to remove all of it. */
export function ActiveFilters({
  search,
  facets,
  categories,
  onChange,
  children,
}: ActiveFiltersProps) {
  const { t } = useLingui()
  const name = useFilterName(search, facets, categories)
  const chosen = chosenFilters(search)
  if (!search.search && chosen.length === 0) return null
  return (
    <div className={css.chosen} role="group" aria-label={t`Active filters`}>
      {search.search && (
        <Chip
          icon="search"
          removeLabel={t`Clear the search`}
          onPress={() => onChange({ search: undefined, from: undefined })}
        >
          {search.search}
        </Chip>
      )}
      {children}
      {chosen.map(({ key, value, without }) => (
        <Chip key={`${key}/${value}`} removeLabel={t`Remove`} onPress={() => onChange(without)}>
          {key === 'promo' ? <PromotionName code={value} /> : name(key, value)}
        </Chip>
      ))}
      <Button
        size="sm"
        variant="ghost"
        onClick={() => onChange({ search: undefined, from: undefined, ...noFilters })}
      >
        <Trans>Clear all</Trans>
      </Button>
    </div>
  )
}

const PromotionName = ({ code }: { code: string }) => usePromotionName(code)

const facetOf: Record<string, string> = {
  brand: 'BRAND',
  year: 'MODEL_YEAR',
  size: 'SIZE',
  colour: 'COLOUR',
}

/** Returns what names a filter in force for a reader. */
function useFilterName(
  { priceFrom, priceTo }: CatalogueSearch,
  facets: readonly Facet[],
  categories: readonly ListedCategory[],
) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const from = priceFrom && shownAmount(priceFrom, currency)
  const to = priceTo && shownAmount(priceTo, currency)
  const price =
    from && to ? t`Retail ${from} to ${to}` : from ? t`Retail from ${from}` : t`Retail up to ${to}`
  const whole: Record<string, string> = {
    stock: t`In stock`,
    promotion: t`Promotion`,
    bought: t`Bought before`,
    price,
  }
  return (key: string, value: string): string =>
    whole[key] ??
    (key === 'mc'
      ? categories.find(({ mcid }) => mcid === value)?.wording
      : facets
          .find((facet) => facet.name === facetOf[key])
          ?.values.find((known) => known.value === value)?.label) ??
    value
}
