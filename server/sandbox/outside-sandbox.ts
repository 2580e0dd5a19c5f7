import type { Database } from '../db/database.ts'
import type { Try } from '../jobs/worker.ts'

/** Whether a tenant is a sandbox, as the database says it now. */
export async function isSandbox(database: Database, tenantId: string): Promise<boolean> {
  const found = await database.bare((tx) =>
    tx.query('SELECT 1 FROM tenant WHERE id = $1 AND sandbox_of IS NOT NULL', [tenantId]),
  )
  return found.length > 0
}

/** Keeps a job that brings something to the ERP away from sandboxes: what happens there waits, and can be read. */
export const outsideSandbox =
  <Data extends { tenantId: string }>(
    database: Database,
    work: (data: Data, attempt: Try) => Promise<void>,
  ) =>
  async (data: Data, attempt: Try): Promise<void> => {
    if (!(await isSandbox(database, data.tenantId))) await work(data, attempt)
  }
