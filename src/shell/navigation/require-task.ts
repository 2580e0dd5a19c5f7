import { redirect } from '@tanstack/react-router'
import type { AuthUser } from '#domain/account/session.ts'
import { userAtom } from '../session/session-atoms.ts'
import type { RouterContext } from './router-context.ts'

/** Lets in only people who must do something before anything else; others are led away. */
export async function requireTask(
  { sessionReady, store }: RouterContext,
  task: 'mustChangePassword' | 'mustSetUpSecondFactor',
): Promise<void> {
  await sessionReady
  const user: AuthUser | null = store.get(userAtom)
  if (!user?.[task]) throw redirect({ to: user ? '/user/edit-profile' : '/login', replace: true })
}
