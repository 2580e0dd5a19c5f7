import { claimStatuses, type ClaimStatus } from '#domain/claims/claim-status.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { JobData } from '../../jobs/job-data.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Tenants } from '../../tenants.ts'
import { dealerSide } from './claim-sides.ts'

interface Addressee {
  name: string
  email: string
  language: string | null
}

/** The dealer's side of a claim; without any address among them, the customer's. */
async function addressees(tx: Tx, claimId: string, customerId: number): Promise<Addressee[]> {
  const people = await dealerSide(tx, claimId)
  const own = people.flatMap(({ email, ...one }) => (email === null ? [] : [{ ...one, email }]))
  if (own.length > 0) return own
  return tx.query<Addressee>(
    `SELECT '' AS name, email, NULL::text AS language FROM customer WHERE id = $1 AND email IS NOT NULL`,
    [customerId],
  )
}

/** Mails the dealer that a claim waits for them, and why. A claim that has moved on since sends no mail. */
export const claimMailer =
  ({ database, tenants }: { database: Database; tenants: Tenants }) =>
  async ({ tenantId, claimId }: JobData['claim-mail']): Promise<void> => {
    const tenant = await tenants.byId(tenantId)
    const [host] = tenant?.hosts ?? []
    if (!tenant || !host) return
    await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
      const [claim] = await tx.query<{
        number: string
        status: ClaimStatus
        customerId: number
        customer: string
        reason: string
      }>(
        `SELECT k.number, k.status, k.customer_id AS "customerId", c.name AS customer,
           coalesce((SELECT h.reason FROM claim_history h WHERE h.claim_id = k.id AND h.to_status = k.status ORDER BY h.created_at DESC, h.id DESC LIMIT 1), '') AS reason
         FROM claim k JOIN customer c ON c.id = k.customer_id WHERE k.id = $1::uuid`,
        [claimId],
      )
      if (!claim || claimStatuses[claim.status] !== 'yours') return
      for (const { email, name, language } of await addressees(tx, claimId, claim.customerId))
        await queueMail(tx, tenant, {
          to: email,
          name,
          language,
          host,
          say: (words) => words.claimYours(claim),
          link: { path: `/claim/${claimId}` },
        })
    })
  }
