import type { Request } from '../../context.ts'
import type { Tx } from '../../db/database.ts'

/** Notes in the audit log that a person has uploaded, deleted, attached or detached a file, in the change's transaction. */
export const noteFileChange = (
  tx: Tx,
  { tenant, user, clock }: Pick<Request, 'tenant' | 'user' | 'clock'>,
  action: 'file.upload' | 'file.attach' | 'file.detach' | 'file.order',
  { id, owner }: { id: string; owner: string },
) =>
  tx.query(
    'INSERT INTO audit_log (tenant_id, at, actor, action, target) VALUES ($1, $2, $3, $4, $5)',
    [tenant.id, clock(), user.id, action, owner ? `${owner}/${id}` : id],
  )
