import { type Day } from '../time/day.ts'
import type { FrameStatus } from './registration.ts'

/** Years of warranty on a frame where the ERP names no last day. */
const frameYears = 5

/** State of a warranty as anyone may read it. */
export type WarrantyState = 'valid' | 'ended' | 'stolen' | 'withdrawn'

/** Last day of a frame's warranty: the one the ERP has named, else five years behind the sale. */
export function warrantyEnd(soldDate: Day, named: Day | null): Day {
  if (named !== null) return named
  const [year = '', ...rest] = soldDate.split('-')
  const end = `${Number(year) + frameYears}-${rest.join('-')}`
  // A leap day has no anniversary.
  return end.endsWith('-02-29') && new Date(`${end}T00:00:00Z`).getUTCDate() !== 29
    ? end.replace('-02-29', '-02-28')
    : end
}

/** State of the warranty of a reported frame. @param today the tenant's day */
export function warrantyState(status: FrameStatus, end: Day, today: Day): WarrantyState {
  if (status === 'withdrawn' || status === 'stolen') return status
  return status === 'warranty_ended' || end < today ? 'ended' : 'valid'
}
