import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useClient, useQuery } from 'urql'
import type { Customer } from '#domain/account/session.ts'
import { addStops, type DayStop } from '#domain/visits/day-plan.ts'
import { ChooseCustomer } from '#parts/customer/choose-customer.tsx'
import { CustomerPage } from '#parts/customer/customer.gql.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useDayPlan } from '#parts/day/use-day-plan.ts'
import { useDownloads } from '#parts/offline-customers/use-downloads.ts'
import { useOfflineCustomers } from '#parts/offline-customers/use-offline-customers.ts'
import { useRefreshedCustomers } from '#parts/offline-customers/use-refreshed-customers.ts'
import { useLocalVisits } from '#parts/visits/use-local-visits.ts'
import { type VisitKind, VisitKinds } from '#parts/visits/visits.gql.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useScope } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import * as css from './day.css.ts'
import { StopCard } from './stop-card.tsx'
import { useKnownCustomers, useLastVisitOf, useStopFacts } from './use-stop-facts.ts'

/** The customers of today in the order of the route, from what this device has. */
export function DayScreen() {
  const { t } = useLingui()
  const { title } = useScreen()
  const dates = useDates()
  const online = useAtomValue(onlineAtom)
  const { day, stops, change } = useDayPlan()
  const [isChoosing, setChoosing] = useState(false)
  const saveAll = useSaveAll()
  const known = useKnownCustomers()
  const local = useLocalVisits()
  useRefreshedCustomers()
  const { packs } = useOfflineCustomers()
  const [{ data: kinds }] = useQuery({ query: VisitKinds, requestPolicy: 'cache-and-network' })
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setChoosing(true)}>
      <Trans>Add customers</Trans>
    </Button>
  )
  return (
    <Page
      title={title}
      intro={dates.day(day)}
      actions={
        stops &&
        stops.length > 0 && (
          <>
            <Button
              icon="download"
              busy={saveAll.isBusy}
              disabled={!online || saveAll.isBusy}
              onClick={() => void saveAll.run(stops)}
            >
              <Trans>Save all offline</Trans>
            </Button>
            {add}
          </>
        )
      }
    >
      {!online && (
        <Notice tone="warning" live="status">
          <Trans>You’re offline. Your day and its visit forms work from this device.</Trans>
        </Notice>
      )}
      {stops === null ? (
        <SkeletonRows label={t`Reading this device`} />
      ) : stops.length === 0 ? (
        <EmptyState
          icon="calendar"
          heading={<Trans>No customers planned for today</Trans>}
          text={<Trans>Add the customers you want to visit, then put them in order.</Trans>}
          action={
            <>
              {add}
              <Link to="/sales-area" search={{ state: 'due' } as never} className={button()}>
                <Trans>Find customers who are due</Trans>
              </Link>
            </>
          }
        />
      ) : (
        <ol className={css.route} aria-label={t`Today’s route`}>
          {stops.map((stop, n) => (
            <li key={stop.customer}>
              <Stop
                stop={stop}
                place={n + 1}
                total={stops.length}
                known={known.get(stop.customer)}
                local={local}
                savedAt={packs?.find(({ r3 }) => r3 === stop.customer)?.at}
                kinds={kinds?.visitKinds ?? []}
                change={change}
              />
            </li>
          ))}
        </ol>
      )}
      {isChoosing && (
        <AddCustomers
          onClose={() => setChoosing(false)}
          onAdd={(customers) => {
            setChoosing(false)
            change((all) =>
              addStops(
                all,
                customers.map(({ custCode, custName }) => ({
                  customer: custCode.r3,
                  name: custName,
                })),
              ),
            )
          }}
        />
      )}
    </Page>
  )
}

const noKinds: readonly VisitKind[] = []

interface StopProps {
  stop: DayStop
  place: number
  total: number
  known: ReturnType<ReturnType<typeof useKnownCustomers>['get']>
  local: ReturnType<typeof useLocalVisits>
  savedAt: number | undefined
  kinds: readonly VisitKind[]
  change: (update: (stops: readonly DayStop[]) => DayStop[]) => void
}

function Stop({ known: ofArea, local, savedAt, ...card }: StopProps) {
  const online = useAtomValue(onlineAtom)
  const readsArea = useScope('page.sales-area')
  // The sales area's answer is on its way.
  const isKnown = ofArea !== undefined || (readsArea && online)
  const ofVisits = useLastVisitOf(card.stop.customer, isKnown ? noKinds : card.kinds)
  const known = ofArea ?? ofVisits
  const facts = useStopFacts(card.stop, known, local, savedAt)
  return <StopCard {...card} facts={facts} known={known} />
}

/** Saves every customer of the route offline, or refreshes what is saved. */
function useSaveAll() {
  const client = useClient()
  const { packs } = useOfflineCustomers()
  const { current, save } = useDownloads()
  const run = async (stops: readonly DayStop[]) => {
    const customers: Customer[] = []
    for (const { customer } of stops) {
      const pack = packs?.find(({ r3 }) => r3 === customer)
      if (pack) {
        customers.push(pack.customer)
        continue
      }
      const { data } = await client
        .query(CustomerPage, { search: customer, page: 1, limit: 10 })
        .toPromise()
      const found = data?.getCustomers.customers.find(({ custCode }) => custCode.r3 === customer)
      if (found) customers.push(found)
    }
    save(customers)
  }
  return { isBusy: current !== null, run }
}

function AddCustomers({
  onAdd,
  onClose,
}: {
  onAdd: (customers: readonly Customer[]) => void
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Customer>>(new Map())
  const toggle = (customer: Customer) => {
    const next = new Map(chosen)
    if (!next.delete(customer.id)) next.set(customer.id, customer)
    setChosen(next)
  }
  return (
    <ChooseCustomer
      title={<Trans>Who do you visit today?</Trans>}
      current={null}
      picked={new Set(chosen.keys())}
      onChoose={toggle}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabled={chosen.size === 0}
          onClick={() => onAdd([...chosen.values()])}
        >
          <Plural value={chosen.size} one="Add # customer" other="Add # customers" />
        </Button>
      }
    />
  )
}
