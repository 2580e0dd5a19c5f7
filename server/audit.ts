import type { Request } from './context.ts'

/** Everything that the audit log can say. */
export type AuditAction =
  | 'role.create'
  | 'role.update'
  | 'role.delete'
  | 'group-role.create'
  | 'group-role.update'
  | 'group-role.delete'
  | 'permission.create'
  | 'permission.update'
  | 'permission.delete'
  | 'file.upload'
  | 'file.attach'
  | 'file.detach'
  | 'file.order'

interface AuditEntry {
  action: AuditAction
  target: string
  before?: unknown
  after?: unknown
}

/** Writes a change into the audit log, in the transaction that makes it. */
export async function audit(
  { tx, tenant, user, clock }: Pick<Request, 'tx' | 'tenant' | 'user' | 'clock'>,
  { action, target, before, after }: AuditEntry,
): Promise<void> {
  await tx.query(
    `INSERT INTO audit_log (tenant_id, at, actor, action, target, before, after) VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb)`,
    [
      tenant.id,
      clock(),
      user.id,
      action,
      target,
      before === undefined ? null : JSON.stringify(before),
      after === undefined ? null : JSON.stringify(after),
    ],
  )
}
