import { ownName } from '#offline/base-path.ts'

const key = 'TAB_OWNER'

/**
 * Empties this tab's session storage of what another person typed in it. A reload and the same person's next log-in keep it.
 * Unsent rows are in the database; half-filled forms of a tab that changes hands go.
 */
export function keepTabFor(userId: string): void {
  const person = ownName(userId)
  try {
    const owner = sessionStorage.getItem(key)
    if (owner !== null && owner !== person) sessionStorage.clear()
    sessionStorage.setItem(key, person)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
