import { dayIn } from '#domain/time/day.ts'
import type { LocalState, LocalVisit, LocalVisits } from '#parts/visits/local-visits.ts'
import type { VisitRowData } from '#parts/visits/visits.gql.ts'

/** A visit of the list: on the server, on this device, or both. */
export interface ListedVisit {
  id: string
  customer: string
  customerName: string
  visitedAt: number
  createdBy: string
  state: LocalState | 'sent'
  /** Its draft or queued change on this device. */
  local: LocalVisit | undefined
  /** As the server has it. */
  sent: VisitRowData | undefined
}

interface Asked {
  kind: string
  search?: string | undefined
  customer?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Page of the server's list: what is on the device alone stands on the first. */
  page: number
  /** The tenant's: a visit's day is the same here and on the server. */
  timeZone: string
}

/** Whether a visit that is on this device alone fits what the list is narrowed to. */
function fits({ visit }: LocalVisit, asked: Asked): boolean {
  const { kind, search, customer, from, to, timeZone } = asked
  const day = dayIn(timeZone, new Date(visit.visitedAt))
  const text = `${visit.customer} ${visit.customerName}`.toLowerCase()
  const words = (search ?? '').toLowerCase().split(/\s+/)
  return (
    visit.form === kind &&
    (!customer || visit.customer === customer) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    words.every((word) => text.includes(word))
  )
}

/** Lays what is on this device over a page of the server's list. @param author of what is on this device */
export function listedVisits(
  rows: readonly VisitRowData[],
  local: LocalVisits | undefined,
  asked: Asked,
  author: string,
): ListedVisit[] {
  const own = (local?.visits ?? []).filter((one) => fits(one, asked))
  const sent = rows
    .filter(({ id }) => !local?.deleted.has(id))
    .map((row): ListedVisit => {
      const change = own.find(({ visit }) => visit.visit === row.id)
      return {
        id: row.id,
        customer: row.custCode,
        customerName: row.custName,
        visitedAt: Date.parse(String(row.visitedAt)),
        createdBy: row.createdBy,
        state: change?.state ?? 'sent',
        local: change,
        sent: row,
      }
    })
  const here =
    asked.page > 1 ? [] : own.filter(({ visit }) => !rows.some(({ id }) => id === visit.visit))
  return [
    ...here.map((one): ListedVisit => ({
      id: one.visit.visit,
      customer: one.visit.customer,
      customerName: one.visit.customerName,
      visitedAt: Date.parse(one.visit.visitedAt),
      createdBy: author,
      state: one.state,
      local: one,
      sent: undefined,
    })),
    ...sent,
  ]
}
