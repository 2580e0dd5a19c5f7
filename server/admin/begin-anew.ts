import type { Database } from '../db/database.ts'

/**
 * Makes devices reload the whole catalogue after a restore or a move: they compare transaction numbers,
 * which are different now.
 */
export async function beginAnew(database: Database): Promise<void> {
  const tenants = await database.bare((tx) => tx.query<{ id: string }>('SELECT id FROM tenant'))
  for (const { id } of tenants)
    await database.within({ tenantId: id, user: 'any', customers: 'all' }, async (tx) => {
      await tx.query('UPDATE catalogue_revision SET epoch = gen_random_uuid()')
      await tx.query('DELETE FROM article_change')
      await tx.query('DELETE FROM scope_change')
    })
}
