import { selectAtom } from 'jotai/utils'
import type { AuthUser } from '#domain/account/session.ts'
import { userAtom } from './session-atoms.ts'

/** Whose data is on screen. What is cached belongs to exactly this pair. */
export interface Identity {
  userId: string
  /** r3 of the chosen customer; null: none. */
  customerKey: string | null
}

const identityOf = (user: AuthUser | null): Identity | null =>
  user && { userId: user.id, customerKey: user.customerData?.custCode.r3 ?? null }

/** Changes only when the user or their customer does. */
export const identityAtom = selectAtom(
  userAtom,
  identityOf,
  (a, b) => a?.userId === b?.userId && a?.customerKey === b?.customerKey,
)
