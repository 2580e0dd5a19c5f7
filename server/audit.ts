import type { AuditAction } from '#domain/portal/audit-action.ts'
import type { Clock } from './clock.ts'
import type { Tx } from './db/database.ts'

/** Author of a change: a request, or the user named by a link from a mail. */
export interface Auditor {
  tx: Tx
  tenant: { id: string }
  clock: Clock
  /** Null where no person is known, as for a log-in under a name that does not exist. */
  user: { id: number } | null
  /** The administrator who views the portal as that person, and so is the author. */
  viewer?: { id: number } | null
  /** The customer worked for; null where the change is about the person alone. */
  customer: { id: number } | null
  requestId: string | null
  /** Name of the machine key, where a program did it. */
  machine?: string | null
  /** The device's stream whose intent or order it is. */
  streamId?: string | null | undefined
}

interface AuditEntry {
  action: AuditAction
  /** Number, code or id of what was changed, as the screens show it; several with commas. */
  target?: string
  /**
   * Changed fields with their old and new values; an update has both, a new record `after`, a
   * deleted one `before`.
   */
  before?: object | undefined
  after?: object | undefined
}

/**
 * Writes one line of the audit log in the transaction of the change, so that there is neither without the other.
 * The log can be added to and read, never changed: the database refuses it.
 */
export async function audit(
  { tx, tenant, clock, user, viewer, customer, requestId, machine, streamId }: Auditor,
  { action, target, before, after }: AuditEntry,
): Promise<void> {
  await tx.query(
    `INSERT INTO audit_log (tenant_id, at, actor, on_behalf_of, action, target, before, after, request_id, stream_id, machine)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10, $11)`,
    [
      tenant.id,
      clock(),
      viewer?.id ?? user?.id ?? null,
      customer?.id ?? null,
      action,
      target ?? null,
      before ? JSON.stringify(before) : null,
      after ? JSON.stringify(after) : null,
      requestId,
      streamId ?? null,
      machine ?? null,
    ],
  )
}
