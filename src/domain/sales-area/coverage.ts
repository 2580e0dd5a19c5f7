import type { VisitState } from './visit-states.ts'

/** Days after which a customer is due for a visit. */
export const coverageDays = 60
const dayLength = 86_400_000

/** Returns the state of a customer's visits. @param lastVisit, now in ms; a visit in the future is a recent one */
export function visitState(lastVisit: number | null, now: number): VisitState {
  if (lastVisit === null) return 'never'
  return now - lastVisit > coverageDays * dayLength ? 'due' : 'recent'
}

/** Coverage of some customers. */
export interface Coverage {
  customers: number
  /** Customers in each state. */
  states: Record<VisitState, number>
  /** Share of customers visited within 60 days, 0 to 1; null: there are none. */
  share: number | null
}

/** Counts how many customers were visited within the last 60 days. */
export function coverageOf(states: readonly VisitState[]): Coverage {
  const counts = { recent: 0, due: 0, never: 0 }
  for (const state of states) counts[state] += 1
  const customers = states.length
  return { customers, states: counts, share: customers === 0 ? null : counts.recent / customers }
}

/** Returns the state that a group of customers is shown in: the most urgent that at least half of it has, else the next. */
export function worstState({ customers, states }: Coverage): VisitState {
  if (states.never * 2 >= customers) return 'never'
  return (states.never + states.due) * 2 >= customers ? 'due' : 'recent'
}
