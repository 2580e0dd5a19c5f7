import type { RequestPolicy } from '@urql/core'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { ResultOf } from 'gql.tada'
import { useClient, useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { compare } from '#domain/ordering/money.ts'
import { dayIn } from '#domain/time/day.ts'
import { type DayStop, dueReasons, type DueReason } from '#domain/visits/day-plan.ts'
import { type OfflineCustomerRow, readOfflineCustomer } from '#offline/offline-customers.ts'
import type { OfflineCustomerContent } from '#parts/offline-customers/download-customer.ts'
import type { LocalVisit } from '#parts/visits/local-visits.ts'
import type { useLocalVisits } from '#parts/visits/use-local-visits.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig, useScope, useUser } from '#shell/session/use-session.ts'
import { LastVisit, type VisitKind } from '#parts/visits/visits.gql.ts'
import { DayCustomers } from './day.gql.ts'

export type KnownCustomer = ResultOf<typeof DayCustomers>['salesAreaCustomers'][number]

/** Returns places and last visits of customers by code, as the server or this device knows them. */
export function useKnownCustomers(): ReadonlyMap<string, KnownCustomer> {
  const mayRead = useScope('page.sales-area')
  const [{ data }] = useQuery({
    query: DayCustomers,
    pause: !mayRead,
    requestPolicy: 'cache-and-network',
  })
  return new Map((data?.salesAreaCustomers ?? []).map((one) => [one.custCode, one]))
}

type LastVisitAnswer = ResultOf<typeof LastVisit>['lastFormVisit']

/**
 * Returns the place and the last visit of a customer from the last visits of each kind, which the device keeps for its stops:
 * for people who visit without the sales area.
 * @param kinds none: nothing is asked for
 */
export function useLastVisitOf(
  customer: string,
  kinds: readonly VisitKind[],
): KnownCustomer | undefined {
  const client = useClient()
  const online = useAtomValue(onlineAtom)
  const [found, setFound] = useState<KnownCustomer>()
  const ids = kinds.map(({ id }) => id).join(' ')
  useEffect(() => {
    let gone = false
    const ask = async () => {
      const visits: LastVisitAnswer[] = []
      for (const kind of ids.split(' ').filter(Boolean)) {
        const by = async (requestPolicy: RequestPolicy) =>
          (
            await client
              .query(LastVisit, { kind, custCode: customer }, { ...silent, requestPolicy })
              .toPromise()
          ).data
        // What is kept may be older than a visit that was sent since.
        const data = (online && (await by('network-only'))) || (await by('cache-only'))
        if (data) visits.push(data.lastFormVisit)
      }
      if (!gone) setFound(knownFrom(customer, visits))
    }
    void ask()
    return () => {
      gone = true
    }
  }, [client, customer, ids, online])
  return found
}

/** Makes of last visits what the sales area would say; undefined: nothing is known. */
function knownFrom(
  custCode: string,
  visits: readonly LastVisitAnswer[],
): KnownCustomer | undefined {
  if (visits.length === 0) return undefined
  const latest = visits
    .flatMap((visit) => visit ?? [])
    .toSorted((a, b) => Date.parse(String(b.visitedAt)) - Date.parse(String(a.visitedAt)))
  const place = latest.find((visit) => visit.place)?.place
  return {
    custCode,
    custCity: null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    placeFrom: place ? 'visit' : null,
    lastVisitAt: latest[0]?.visitedAt ?? null,
  }
}

/** Everything this device knows about a stop. */
export interface StopFacts {
  /** Null: the customer is not saved offline. */
  row: OfflineCustomerRow | null
  pack: OfflineCustomerContent | null
  /** In ms; null: never visited; undefined: not known here. */
  lastVisit: number | null | undefined
  openOrders: number
  /** Credits with overdue invoices. */
  overdue: { amount: string; currency: string }[]
  reasons: DueReason[]
  /** Visits that were begun for the customer on this device. */
  drafts: LocalVisit[]
  isDone: boolean
}

const isOpen = ({ order_status: status }: { order_status: string }) =>
  status === 'placed' || status === 'confirmed'

/** Reads what is due at a stop from what this device has. @param savedAt of its offline copy, which is read again with it */
export function useStopFacts(
  { customer, doneAt }: DayStop,
  known: KnownCustomer | undefined,
  local: ReturnType<typeof useLocalVisits>,
  savedAt: number | undefined,
): StopFacts {
  const { id } = useUser()
  const { timeZone } = useConfig()
  const [row, setRow] = useState<OfflineCustomerRow | null>(null)
  useEffect(() => {
    let gone = false
    void readOfflineCustomer(id, customer).then(
      (found) => !gone && setRow(found ?? null),
      () => !gone && setRow(null),
    )
    return () => {
      gone = true
    }
  }, [id, customer, savedAt])
  const here = (local?.visits ?? []).filter(({ visit }) => visit.customer === customer)
  const own = here
    .filter(({ state }) => state === 'waiting' || state === 'sending')
    .map(({ visit }) => Date.parse(visit.visitedAt))
  const sent = known && (known.lastVisitAt ? Date.parse(String(known.lastVisitAt)) : null)
  const lastVisit = own.length > 0 ? Math.max(...own, sent ?? 0) : sent
  const pack = row && (JSON.parse(row.content) as OfflineCustomerContent)
  // A copy of an earlier version has no count; among its latest orders there are at least these.
  const openOrders = pack?.buyingOverview?.openOrders ?? pack?.orders.filter(isOpen).length ?? 0
  const overdue = (pack?.creditInformation ?? []).flatMap((credit) =>
    credit.overdue && compare(credit.overdue, '0') > 0
      ? [{ amount: credit.overdue, currency: credit.currency }]
      : [],
  )
  const dayOf = (at: number) => dayIn(timeZone, new Date(at))
  return {
    row,
    pack,
    lastVisit,
    openOrders,
    overdue,
    drafts: here.filter(({ state }) => state === 'draft'),
    reasons: dueReasons({ lastVisit, hasOverdue: overdue.length > 0, openOrders }, Date.now()),
    isDone:
      doneAt !== null || (typeof lastVisit === 'number' && dayOf(lastVisit) === dayOf(Date.now())),
  }
}
