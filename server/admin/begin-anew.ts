import type { Database } from '../db/database.ts'

/**
 * Lets devices load the catalogue anew after the database came from somewhere else: they compare numbers of transactions,
 * and those are other ones now.
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
