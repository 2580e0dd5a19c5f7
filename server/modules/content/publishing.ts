import { isRestorable, type ContentState } from '#domain/content/validity.ts'
import { type LocalMinute, minuteIn, momentIn } from '#domain/time/zoned-time.ts'
import type { AuditAction } from '#domain/portal/audit-action.ts'
import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { failure } from '../../failure.ts'
import type { Tenant } from '../../tenants.ts'

/** Facts of content that is published for some time and some readers. */
export interface PublishedRow {
  id: string
  revision: string
  from: Date
  to: Date
  deletedAt: Date | null
  state: ContentState
  contentTargetMarkets: MarketRow[]
}

export interface MarketRow {
  id: string
  marketName: string
  source: string | null
  brand: string | null
}

/** SQL of the state at $1 of the rows of `t`, as `stateOf` of the domain says. */
const stateSql = `CASE WHEN t.deleted_at IS NOT NULL THEN 'DELETED' WHEN $1::timestamptz < t."from" THEN 'SCHEDULED'
  WHEN $1::timestamptz < t."to" THEN 'VALID' ELSE 'EXPIRED' END`

const marketJson = `json_build_object('id', m.id::text, 'marketName', m.market_name, 'source', m.source, 'brand', m.brand)`

/** SQL of the target markets of the rows of `t`. */
export const marketsSql = `coalesce((SELECT json_agg(${marketJson} ORDER BY m.market_name) FROM content_target_market m WHERE m.id = ANY (t.markets)), '[]')`

/** SQL of the columns that all published rows of `t` share; $1 is the moment. */
export const publishedSql = `t.id::text AS id, t."from", t."to", t.deleted_at AS "deletedAt", ${stateSql} AS state, ${marketsSql} AS "contentTargetMarkets"`

/** SQL that is true for rows of `t` without a market, or for a market of the person in $2. */
export const readableSql = `(t.markets = '{}' OR t.markets && ARRAY(SELECT market FROM user_target_market WHERE of_user = $2))`

/** SQL that is true for rows of `t` without a market, or for the market of a parameter, where it names one. */
export const forMarketSql = (market: string) =>
  `(${market}::int IS NULL OR t.markets = '{}' OR ${market} = ANY (t.markets))`

/** SQL that is true for rows of `t` that are valid at $1. */
export const validSql = `t.deleted_at IS NULL AND t."from" <= $1::timestamptz AND $1::timestamptz < t."to"`

/** Number of an id; an id that is none is that of no row. */
export const numberOf = (id: string | null | undefined): number =>
  /^\d{1,9}$/.test(id ?? '') ? Number(id) : -1

/** A moment as the contract has it. */
export function contentMoment({ timeZone }: Tenant, at: Date): { date: string; time: string } {
  const [date = '', time = ''] = minuteIn(timeZone, at).split('T')
  return { date, time }
}

/** The moments of a span that was written in the tenant's time zone. */
export const momentsOf = (
  { timeZone }: Tenant,
  { from, to }: { from: LocalMinute; to: LocalMinute },
): [Date, Date] => [momentIn(timeZone, from), momentIn(timeZone, to)]

/** Refuses target markets that the tenant does not have. */
export async function refuseMarkets(
  tx: Tx,
  ids: readonly string[],
): Promise<readonly ['unknown_market', 'markets'] | null> {
  const wanted = [...new Set(ids.map(numberOf))]
  const known = await tx.query('SELECT 1 FROM content_target_market WHERE id = ANY ($1::int[])', [
    wanted,
  ])
  return known.length < wanted.length ? ['unknown_market', 'markets'] : null
}

/** Kinds of content that can be restored, by the first word of their actions. */
type RestorableKind = AuditAction extends infer Action
  ? Action extends `${infer Kind}.restored`
    ? Exclude<Kind, 'article' | 'pdi' | 'visit'>
    : never
  : never

interface Restoring<Row extends PublishedRow> {
  kind: RestorableKind
  id: string
  read: (tx: Tx, id: string) => Promise<Row | undefined>
  restore: () => Promise<unknown>
}

/** Brings deleted content back, and notes it in the audit log; again changes nothing. @throws NOT_FOUND */
export async function restoreContent<Row extends PublishedRow>(
  request: RequestContext,
  { kind, id, read, restore }: Restoring<Row>,
) {
  const before = await read(request.tx, id)
  if (!before) throw failure('NOT_FOUND')
  if (!before.deletedAt) return { row: before, ...done(`Restored: ${id}`) }
  if (!isRestorable(before.deletedAt, request.clock()))
    return { row: undefined, ...refused('too_late') }
  await restore()
  const row = (await read(request.tx, id))!
  await audit(request, { action: `${kind}.restored`, target: id, after: row })
  return { row, ...done(`Restored: ${id}`) }
}
