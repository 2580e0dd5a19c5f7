import { randomInt } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Database } from '../db/database.ts'
import { removeFactors } from '../modules/second-factor/factor-store.ts'
import { dropLogIns } from '../modules/second-factor/pending-proofs.ts'

// Without letters and digits that are mistaken for one another when they are read out on the phone.
const sets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'] as const

/** Fourteen characters with a capital, a small letter and a digit among them: about 75 bits. */
export function generatePassword(): string {
  const all = sets.join('')
  for (;;) {
    const password = Array.from({ length: 14 }, () => all[randomInt(all.length)]).join('')
    if (sets.every((set) => [...password].some((letter) => set.includes(letter)))) return password
  }
}

/** Hours in which a first password logs in, once. */
export const firstPasswordHours = 72

/**
 * Gives a user a password that logs in once and must be changed then; the user no longer counts as
 * imported.
 * @param resetSecondFactor also removes the second factors, for a last administrator who has lost them
 * @throws Error when there is no such user
 */
export async function giveFirstPassword(
  database: Database,
  tenantId: string,
  username: string,
  resetSecondFactor = false,
): Promise<string> {
  const password = generatePassword()
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await database.within({ tenantId, user: 'any', customers: 'all' }, async (tx) => {
    const [changed] = await tx.query<{ id: number }>(
      `UPDATE app_user SET password_hash = $3, must_change_password = true, first_password_until = $4, imported = false, active = true
     WHERE tenant_id = $1 AND username = $2 RETURNING id`,
      [tenantId, username, passwordHash, new Date(Date.now() + firstPasswordHours * 3_600_000)],
    )
    if (!changed) throw new Error(`There is no user ${username}.`)
    await dropLogIns(tx, changed.id)
    if (resetSecondFactor) await removeFactors(tx, changed.id, new Date())
  })
  return password
}
