/** Work that waits, of one kind. Moments in ms since 1970. */
export interface Backlog {
  waiting: number
  /** Given up within the last seven days. */
  failed: number
  /** Since when the oldest one waits; null: none does. */
  oldest: number | null
}

/** Recent imports. Moments in ms since 1970. */
export interface ImportPulse {
  /** End of the last one, and whether it failed; null: there was none. */
  last: { at: number; failed: boolean } | null
  /** Begin of the longest one that has not ended; null: none is under way. */
  runningSince: number | null
  /** Days of the four before the last 24 hours on which one ended. */
  usualDays: number
}

export interface OperationState {
  orders: Backlog
  /** Claims and reports of sold frames, for the ERP. */
  records: Backlog
  mail: Backlog
  imports: ImportPulse
}

export const alertKinds = [
  'orders_waiting',
  'orders_failed',
  'records_waiting',
  'records_failed',
  'mail_waiting',
  'mail_failed',
  'import_failed',
  'import_stuck',
  'import_late',
] as const
export type AlertKind = (typeof alertKinds)[number]

const minute = 60_000
const hour = 60 * minute
/** Orders, claims and mail leave within seconds; tries of a mail server that restarts take minutes. */
const waitsTooLong = 30 * minute
/** The largest import known takes minutes. */
const runsTooLong = 6 * hour
/** A daily import may be two hours late. */
const dailyAtLatest = 26 * hour

/**
 * Lists the troubles an administrator must look at, the weightiest first: what waits for longer than half an hour, what was given
 * up, an import that failed or has run for six hours, and one that came every day and has been missing for 26 hours.
 * @param now ms since 1970
 */
export function alertsOf(
  { orders, records, mail, imports }: OperationState,
  now: number,
): AlertKind[] {
  const waitsLong = ({ oldest }: Backlog) => oldest !== null && now - oldest > waitsTooLong
  const { last, runningSince, usualDays } = imports
  const found: [AlertKind, boolean][] = [
    ['orders_failed', orders.failed > 0],
    ['orders_waiting', waitsLong(orders)],
    ['records_failed', records.failed > 0],
    ['records_waiting', waitsLong(records)],
    ['import_failed', last?.failed === true],
    ['import_stuck', runningSince !== null && now - runningSince > runsTooLong],
    ['import_late', usualDays >= 3 && last !== null && now - last.at > dailyAtLatest],
    ['mail_failed', mail.failed > 0],
    ['mail_waiting', waitsLong(mail)],
  ]
  return found.filter(([, is]) => is).map(([kind]) => kind)
}
