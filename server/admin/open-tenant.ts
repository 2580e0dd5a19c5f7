import type { Database } from '../db/database.ts'
import { inviteImported } from '../session/invite.ts'

/**
 * Opens a portal: from now on mail leaves. What was held back until now is not sent any more.
 * @param options.invite people without a password get a link by mail to set one
 * @returns how many were invited; undefined: there is no such tenant, or it is a sandbox
 */
export async function openTenant(
  database: Database,
  id: string,
  options: { invite: boolean },
): Promise<number | undefined> {
  const opened = await database.bare((tx) =>
    tx.query(
      'UPDATE tenant SET opened_at = coalesce(opened_at, now()) WHERE id = $1 AND sandbox_of IS NULL RETURNING id',
      [id],
    ),
  )
  if (opened.length === 0) return undefined
  return options.invite ? inviteImported(database, id, new Date()) : 0
}
