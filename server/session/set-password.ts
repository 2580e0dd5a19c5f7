import { audit, type Auditor } from '../audit.ts'
import { queueMail, type Sender } from '../mail/queue-mail.ts'
import { notify } from '../modules/notifications/notify.ts'
import { dropLogIns } from '../modules/second-factor/pending-proofs.ts'
import { forgetAccount } from './login-delay.ts'

interface NewPassword {
  hash: string
  /** The session that stays: the one in which the password was changed. */
  keep: string | null
  host: string
}

/** Stores a password, ends the person's sessions and open links, and mails that it was changed. */
export async function storePassword(
  auditor: Auditor & { user: { id: number } },
  { hash, keep, host }: NewPassword,
  tenant: Sender,
): Promise<void> {
  const {
    tx,
    user: { id: userId },
  } = auditor
  const now = auditor.clock()
  const [user] = await tx.query<{
    username: string
    name: string
    email: string | null
    language: string | null
  }>(
    'UPDATE app_user SET password_hash = $2, must_change_password = false, first_password_until = NULL WHERE id = $1 RETURNING username, name, email, language',
    [userId, hash],
  )
  await tx.query(
    'UPDATE session SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $3::uuid',
    [userId, now, keep],
  )
  await tx.query('UPDATE password_link SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [
    userId,
    now,
  ])
  await dropLogIns(tx, userId)
  await forgetAccount(tx, user!.username.toLowerCase())
  await audit(auditor, { action: 'password.changed', target: user!.username })
  await notify(tx, tenant, { kind: 'password-changed', userId, at: now.toISOString() })
  if (!user!.email) return
  const { webTitle: portal, email: contact } = tenant.config
  await queueMail(tx, tenant, {
    to: user!.email,
    language: user!.language,
    name: user!.name,
    host,
    say: (words) => words.passwordChanged({ portal, contact }),
  })
}
