import type { Database } from '../db/database.ts'

/** More of each kind than all people make between a backup and its restore. */
const skipped = 100_000
/** More changes of one claim or sale than between a backup and its restore. */
const skippedRevisions = 1_000

/**
 * Lets every number that others keep go on behind all that may have been given since a backup: the ERP, vendors and
 * payers know those of orders, claims, third-party orders, payments and quotes; receivers of webhooks and files their
 * ids; machines the position up to which they have read orders; the ERP the revisions of claims and sales, of which
 * those that still wait to be sent keep theirs, as they may have been sent since and are then known by it.
 */
export async function skipNumbers(database: Database): Promise<void> {
  await database.asOwner(
    `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, start_value) + ${skipped})
     FROM pg_sequences WHERE schemaname = 'public'`,
  )
  const tenants = await database.bare((tx) => tx.query<{ id: string }>('SELECT id FROM tenant'))
  for (const { id } of tenants)
    await database.within({ tenantId: id, user: 'any', customers: 'all' }, async (tx) => {
      await tx.query(`UPDATE order_position SET last = last + ${skipped}`)
      await tx.query(
        `UPDATE claim SET revision = revision + ${skippedRevisions} WHERE handover <> 'waiting'`,
      )
      await tx.query(
        `UPDATE frame_registration SET revision = revision + ${skippedRevisions} WHERE handover_state NOT IN ('pending', 'processing')`,
      )
    })
}
