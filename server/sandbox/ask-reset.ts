import { type Auditor, audit } from '../audit.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../db/database.ts'

/** A sandbox as its people see it. */
export interface SandboxState {
  of: string
  resetting: boolean
  resetAt: Date | null
}

/** Reads the sandbox that the transaction's tenant is; null: it is a real tenant. */
export async function readSandboxState(tx: Tx): Promise<SandboxState | null> {
  const [row] = await tx.query<SandboxState>(
    `SELECT p.name AS of, s.maintenance AS resetting, s.sandbox_reset_at AS "resetAt" FROM tenant s JOIN tenant p ON p.id = s.sandbox_of
     WHERE s.id = current_setting('app.tenant')`,
  )
  return row ?? null
}

/** Has the author's sandbox put back. @returns false for a real tenant: nothing is done */
export async function askReset(author: Auditor): Promise<boolean> {
  const { tx, tenant } = author
  if (!(await readSandboxState(tx))) return false
  await audit({ ...author, customer: null }, { action: 'sandbox.reset', target: tenant.id })
  await enqueue(tx, 'sandbox-reset', { tenantId: tenant.id })
  return true
}
