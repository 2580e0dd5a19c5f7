import type { Tx } from '../../db/database.ts'
import type { Sender } from '../../mail/queue-mail.ts'
import type { Clock } from '../../clock.ts'
import { notify } from '../notifications/notify.ts'

/** Tells the other side of a claim what has become of it: the dealer's side when the office has acted, else those who process claims. */
export async function tellOfClaim(
  { tx, tenant, clock }: { tx: Tx; tenant: Sender; clock: Clock },
  {
    claimId,
    customerId,
    actor,
    comment = false,
  }: { claimId: string; customerId: number; actor: number | null; comment?: boolean },
): Promise<void> {
  await notify(tx, tenant, {
    kind: 'claim-changed',
    claimId,
    customerId,
    actor,
    comment,
    at: clock().toISOString(),
  })
}
