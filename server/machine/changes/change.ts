import type { Auditor } from '../../audit.ts'
import type { Tx } from '../../db/database.ts'
import type { UserError } from '../../failure.ts'
import type { Tenant } from '../../tenants.ts'
import type { MachineRequest } from '../machine-route.ts'
import { Problem } from '../problem.ts'

/** Author of a program's change: no person, the name of the key. */
export const authorOf = (asked: MachineRequest, tx: Tx): Auditor & { tenant: Tenant } => ({
  ...asked.auditor(tx),
  tenant: asked.tenant,
})

/** @throws Problem change_refused where a rule of the portal says no */
export function unlessRefused(refusal: Pick<UserError, 'code' | 'field'> | null): void {
  if (refusal)
    throw new Problem('change_refused', {
      errors: [{ at: refusal.field ?? 'body', code: refusal.code }],
    })
}
