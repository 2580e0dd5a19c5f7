import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { SalesAnswer } from './sales-figures.ts'
import * as css from './sales-page.css.ts'
import { salesGroups, type SalesSearch, toggled } from './sales-search.ts'

interface SalesFiltersProps {
  search: SalesSearch
  answer: SalesAnswer
  year: number
  go: (search: SalesSearch) => void
}

/** Choices of year, sales organisation, customers and department, and what the figures are narrowed to. */
export function SalesFilters({ search, answer, year, go }: SalesFiltersProps) {
  const { t, i18n } = useLingui()
  const user = useUser()
  const { customerAreaV3: areas, salesOverviewFilterDataV4: choices, salesOverviewV4 } = answer
  const years = [...new Set([...choices.years, year])].toSorted((a, b) => b - a)
  const set = (part: Partial<SalesSearch>) => go({ ...search, ...part })
  const monthName = (month: number) =>
    new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2000, month - 1, 1),
    )
  const narrowed = !!search.months || salesGroups.some((group) => search[group])
  return (
    <>
      <div className={css.bar}>
        <SelectField
          label={t`Year`}
          hideLabel
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(event) => set({ year: Number(event.target.value) })}
        />
        {areas.length > 1 && (
          <SelectField
            label={t`Sales organization`}
            hideLabel
            value={salesOverviewV4.sorg}
            options={areas.map(({ sorg, sorgName }) => ({ value: sorg, label: sorgName }))}
            onChange={(event) => set({ sorg: event.target.value })}
          />
        )}
        {user.customerCount > 1 && (
          <SelectField
            label={t`Customers`}
            hideLabel
            value={search.customers ?? ''}
            options={[
              { value: '', label: t`Chosen customer` },
              { value: 'all', label: t`All my customers` },
            ]}
            onChange={(event) =>
              set({ customers: event.target.value === 'all' ? 'all' : undefined })
            }
          />
        )}
        <SelectField
          label={t`Department`}
          hideLabel
          value={search.category ?? ''}
          options={[
            { value: '', label: t`All departments` },
            { value: 'bike', label: t`Bikes` },
            { value: 'paa', label: t`Parts and accessories` },
            { value: 'groupset', label: t`Groupsets` },
          ]}
          onChange={(event) =>
            set({ category: (event.target.value || undefined) as SalesSearch['category'] })
          }
        />
      </div>
      {narrowed && (
        <div className={css.bar} role="group" aria-label={t`Active filters`}>
          {search.months?.map((month) => (
            <Chip
              key={month}
              removeLabel={t`Remove`}
              onPress={() => set({ months: toggled(search.months, month) })}
            >
              {monthName(month)}
            </Chip>
          ))}
          {salesGroups.flatMap((group) =>
            (search[group] ?? []).map((name) => (
              <Chip
                key={`${group}/${name}`}
                removeLabel={t`Remove`}
                onPress={() => set({ [group]: toggled(search[group], name) })}
              >
                {name}
              </Chip>
            )),
          )}
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              set({
                months: undefined,
                brands: undefined,
                merchandiseCategories: undefined,
                models: undefined,
                series: undefined,
              })
            }
          >
            <Trans>Clear all</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
