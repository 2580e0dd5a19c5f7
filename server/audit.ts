import type { Clock } from './clock.ts'
import type { Tx } from './db/database.ts'

/** Actions in the audit log: the entity, and what was done to it. */
export type AuditAction =
  | 'file.attached'
  | 'file.detached'
  | 'file.ordered'
  | 'file.uploaded'
  | 'group-role.created'
  | 'group-role.deleted'
  | 'group-role.updated'
  | 'order.placed'
  | 'order.resent'
  | 'order-limits.updated'
  | 'password.changed'
  | 'permission.created'
  | 'permission.deleted'
  | 'permission.updated'
  | 'profile.updated'
  | 'role.created'
  | 'role.deleted'
  | 'role.updated'
  | 'session.revoked'

/** Author of a change: a request, or the user named by a link from a mail. */
export interface Auditor {
  tx: Tx
  tenant: { id: string }
  clock: Clock
  user: { id: number }
  /** The customer worked for; null where the change is about the person alone. */
  customer: { id: number } | null
  requestId: string | null
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
  { tx, tenant, clock, user, customer, requestId }: Auditor,
  { action, target, before, after }: AuditEntry,
): Promise<void> {
  await tx.query(
    `INSERT INTO audit_log (tenant_id, at, actor, on_behalf_of, action, target, before, after, request_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9)`,
    [
      tenant.id,
      clock(),
      user.id,
      customer?.id ?? null,
      action,
      target ?? null,
      before ? JSON.stringify(before) : null,
      after ? JSON.stringify(after) : null,
      requestId,
    ],
  )
}
