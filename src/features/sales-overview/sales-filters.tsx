import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { CustomersDialog } from './customers-dialog.tsx'
import { NarrowDialog } from './narrow-dialog.tsx'
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
  const [open, setOpen] = useState<'narrow' | 'customers' | null>(null)
  const { customerAreaV3: areas, salesOverviewFilterDataV4: choices, salesOverviewV4 } = answer
  const years = [...new Set([...choices.years, year])].toSorted((a, b) => b - a)
  const set = (part: Partial<SalesSearch>) => go({ ...search, ...part })
  const monthName = (month: number) =>
    new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2000, month - 1, 1),
    )
  const several = search.customers === 'all' ? undefined : search.customers
  const narrowed = !!several || !!search.months || salesGroups.some((group) => search[group])
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
            value={several ? 'some' : (search.customers ?? '')}
            options={[
              { value: '', label: t`Chosen customer` },
              { value: 'all', label: t`All my customers` },
              { value: 'some', label: t`Certain customers…` },
            ]}
            onChange={({ target: { value } }) =>
              value === 'some'
                ? setOpen('customers')
                : set({ customers: value === 'all' ? 'all' : undefined })
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
        <Button icon="filter" onClick={() => setOpen('narrow')}>
          <Trans>Filter</Trans>
        </Button>
      </div>
      {open === 'narrow' && (
        <NarrowDialog search={search} choices={choices} go={go} onClose={() => setOpen(null)} />
      )}
      {open === 'customers' && (
        <CustomersDialog
          chosen={several ?? []}
          onChoose={(customers) => set({ customers: [...customers] })}
          onClose={() => setOpen(null)}
        />
      )}
      {narrowed && (
        <div className={css.bar} role="group" aria-label={t`Active filters`}>
          {several?.map((code) => (
            <Chip
              key={code}
              removeLabel={t`Remove`}
              onPress={() => set({ customers: toggled(several, code) })}
            >
              {code}
            </Chip>
          ))}
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
                customers: several ? undefined : search.customers,
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
