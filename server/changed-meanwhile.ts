import type { RequestContext } from './context.ts'
import { type UserError, userError } from './failure.ts'

/** Makes saves of one kind of record wait for each other: what is read after it is what the save replaces. */
export const lockKind = ({ tx, tenant }: RequestContext, kind: string) =>
  tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`${tenant.id} ${kind}`])

interface Compared {
  /** First part of the actions in the audit log: `role`. */
  kind: string
  /** The target in the audit log. */
  target: string
  /** The revision the change was made from; without it nothing is compared. */
  seen: string | null | undefined
  /** The revision of what is stored. */
  now: string
}

/** Refuses a save of what someone else has changed since it was read; says who, from the audit log. */
export async function changedMeanwhile(
  { tx }: RequestContext,
  { kind, target, seen, now }: Compared,
): Promise<UserError | null> {
  if (seen == null || seen === now) return null
  const [last] = await tx.query<{ by: string | null }>(
    `SELECT coalesce(u.name, l.machine) AS by FROM audit_log l LEFT JOIN app_user u ON u.id = l.actor
     WHERE l.target = $1 AND split_part(l.action, '.', 1) = $2 ORDER BY l.id DESC LIMIT 1`,
    [target, kind],
  )
  return { ...userError('changed_meanwhile'), meanwhile: { by: last?.by ?? null, revision: now } }
}
