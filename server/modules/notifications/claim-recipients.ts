import { isSalesRole } from '#domain/account/permissions.ts'
import { claimStatuses, isClaimStatus } from '#domain/claims/claim-status.ts'
import type { Tx } from '../../db/database.ts'
import type { NoticeEvent } from './event.ts'
import type { Recipient, Recipients } from './recipient.ts'

type ClaimNews = Extract<NoticeEvent, { kind: 'claim-changed' }>

/** People who process claims and may act for a customer. */
const officeSql = `SELECT DISTINCT u.id, u.language, u.role FROM app_user u
  LEFT JOIN group_role g ON g.tenant_id = u.tenant_id AND g.id = u.group_role_id
  JOIN role r ON r.tenant_id = u.tenant_id AND (r.name = u.role OR r.name = ANY (g.roles))
  WHERE u.active AND u.id IS DISTINCT FROM $2 AND 'claim.process' = ANY (r.permissions) AND user_may_act_for(u.id, $1)`

/** Returns whether a user processes claims; all others act for the dealer, as a rep who submits one for a shop. */
const isOffice = async (tx: Tx, id: number): Promise<boolean> =>
  (
    await tx.query(
      `SELECT 1 FROM app_user u LEFT JOIN group_role g ON g.tenant_id = u.tenant_id AND g.id = u.group_role_id
       JOIN role r ON r.tenant_id = u.tenant_id AND (r.name = u.role OR r.name = ANY (g.roles)) WHERE u.id = $1 AND 'claim.process' = ANY (r.permissions)`,
      [id],
    )
  ).length > 0

/** The customer's own people of what the office or the ERP has done; those who process claims of what the dealer's side has. */
export async function claimNews(
  tx: Tx,
  { claimId, customerId, actor }: ClaimNews,
): Promise<Recipients> {
  const [about] = await tx.query<{ number: string; status: string; customer: string }>(
    'SELECT k.number, k.status, c.name AS customer FROM claim k JOIN customer c ON c.id = k.customer_id WHERE k.id = $1::uuid',
    [claimId],
  )
  const own = (
    await tx.query<Recipient & { role: string }>(
      `SELECT u.id, u.language, u.role FROM user_customer c JOIN app_user u ON u.id = c.of_user WHERE c.customer = $1 AND u.active`,
      [customerId],
    )
  ).filter(({ role }) => !isSalesRole(role))
  const office = await tx.query<Recipient>(officeSql, [customerId, actor])
  const isByDealer = actor !== null && !(await isOffice(tx, actor))
  const isYours =
    about !== undefined && isClaimStatus(about.status) && claimStatuses[about.status] === 'yours'
  return {
    receivers: !about ? [] : isByDealer ? office : own,
    say: (words) =>
      words.claim[isByDealer ? 'fromDealer' : isYours ? 'yours' : 'changed']({
        number: about?.number ?? '',
        customer: about?.customer ?? '',
      }),
    path: `/claim/${claimId}`,
  }
}
