import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { addDays } from '#domain/time/day.ts'
import { matchesDelivery } from '#domain/orders/delivery-filter.ts'
import { longestPeriod } from '#domain/orders/delivery-period.ts'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { ExportList } from '#parts/exports/export-list.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Page } from '#ui/page/page.tsx'
import { OrderDeliveries } from './order-deliveries.tsx'
import type { Deliveries } from './orders.gql.ts'
import * as css from './orders.css.ts'

interface ShownFilter {
  search?: string | undefined
  phase?: 'ours' | 'carrier' | 'done' | undefined
  from?: string | undefined
  to?: string | undefined
}

interface DeliveryScreenProps {
  question: Question<ResultOf<typeof Deliveries>, VariablesOf<typeof Deliveries>>
  filter: ShownFilter
  ask: (part: ShownFilter) => void
}

/** Deliveries of a period by company. */
export function DeliveryScreen({ question, filter, ask }: DeliveryScreenProps) {
  const { t } = useLingui()
  const age = useAge(question)
  const online = useAtomValue(onlineAtom)
  const { openDeliveryV4: companies } = useData(question)
  const { from, to } = question.variables as { from: string; to: string }
  const matches = matchesDelivery(filter)
  const found = companies
    .map((company) => ({ ...company, openDelivery: company.openDelivery.filter(matches) }))
    .filter(({ openDelivery }) => openDelivery.length > 0)
  const count = found.reduce((total, { openDelivery }) => total + openDelivery.length, 0)
  const narrowed = !!filter.search || !!filter.phase
  return (
    <Page
      title={t`Shipment history`}
      intro={
        <>
          <Plural value={count} one="# delivery" other="# deliveries" /> <AsOf age={age} />
        </>
      }
      actions={
        count > 0 && (
          <ExportList
            kind="deliveries"
            filter={{ search: filter.search, phase: filter.phase, from, to }}
          />
        )
      }
    >
      <Stack>
        {!online && (
          <Notice tone="warning" live="status">
            <Trans>You’re offline. This list shows what this device has loaded before.</Trans>
          </Notice>
        )}
        <div className={css.bar}>
          <div className={css.search}>
            <SearchBox
              label={t`Search in deliveries`}
              placeholder={t`Delivery, order, article or tracking number`}
              value={filter.search ?? ''}
              onSearch={(term) => ask({ search: term || undefined })}
            />
          </div>
          <SelectField
            hideLabel
            label={t`Status`}
            placeholder={t`All statuses`}
            value={filter.phase ?? ''}
            options={[
              { value: 'ours', label: t`Packed` },
              { value: 'carrier', label: t`On its way` },
              { value: 'done', label: t`Arrived` },
            ]}
            onChange={({ target }) =>
              ask({ phase: (target.value || undefined) as ShownFilter['phase'] })
            }
          />
          <DateField
            label={t`Left from`}
            value={from}
            onChange={({ target }) => ask({ from: target.value || undefined, to: undefined })}
          />
          <DateField
            label={t`Left until`}
            hint={t`At most ${longestPeriod} days`}
            value={to}
            min={from}
            max={addDays(from, longestPeriod)}
            onChange={({ target }) => ask({ from, to: target.value || undefined })}
          />
        </div>
        {count === 0 && (
          <EmptyState
            variant={narrowed ? 'no-result' : 'no-data'}
            icon={narrowed ? 'search' : 'truck'}
            heading={
              narrowed ? (
                <Trans>Nothing matches your search</Trans>
              ) : (
                <Trans>No deliveries in this period</Trans>
              )
            }
            action={
              narrowed && (
                <Button onClick={() => ask({ search: undefined, phase: undefined })}>
                  <Trans>Clear search and filters</Trans>
                </Button>
              )
            }
          />
        )}
        {found.map(({ companyCode, companyName, openDelivery }) => (
          <OrderDeliveries key={companyCode} title={companyName} deliveries={openDelivery} />
        ))}
      </Stack>
    </Page>
  )
}
