import type { Tx } from '../../db/database.ts'
import { hasScopeSql } from '../notifications/has-scope-sql.ts'

/** A person who takes part in a claim. */
interface ClaimPerson {
  id: number
  name: string
  email: string | null
  language: string | null
}

const processes = hasScopeSql(`'claim.process'`)

/**
 * Reads the dealer's side of a claim: the customer's people and who submitted it, as far as they may still see it. Holders of
 * claim.process are on the other side, whatever customers they belong to.
 */
export const dealerSide = (tx: Tx, claimId: string): Promise<ClaimPerson[]> =>
  tx.query(
    `SELECT u.id, u.name, u.email, u.language FROM claim k JOIN app_user u ON u.tenant_id = k.tenant_id
     WHERE k.id = $1::uuid AND u.active AND ${hasScopeSql(`'page.claim'`)} AND NOT ${processes}
       AND (EXISTS (SELECT FROM user_customer c WHERE c.customer = k.customer_id AND c.of_user = u.id)
         OR (u.id = k.created_by AND user_may_act_for(u.id, k.customer_id)))
     ORDER BY u.id`,
    [claimId],
  )

/** Reads the office's side of a claim: holders of claim.process who may act for its customer. @param except who has acted */
export const officeSide = (
  tx: Tx,
  claimId: string,
  except: number | null,
): Promise<ClaimPerson[]> =>
  tx.query(
    `SELECT u.id, u.name, u.email, u.language FROM claim k JOIN app_user u ON u.tenant_id = k.tenant_id
     WHERE k.id = $1::uuid AND u.active AND u.id IS DISTINCT FROM $2 AND ${processes} AND user_may_act_for(u.id, k.customer_id)
     ORDER BY u.id`,
    [claimId, except],
  )

/** Returns whether a user processes claims; all others act for the dealer, as a rep who submits one for a shop. */
export const isOffice = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.query(`SELECT 1 FROM app_user u WHERE u.id = $1 AND ${processes}`, [userId])).length > 0
