import type { Clock } from '../clock.ts'
import type { EnteredRow } from './sessions.ts'

/** Milliseconds that a session is remembered. Each use asks the database whether it still holds. */
const rememberedFor = 30_000
const maxSessions = 5_000

/** Key of a session: its binding is known to one browser alone. */
interface SessionName {
  tenant: { id: string }
  sessionId: string | null
  binding: string | null
}
const nameOf = ({ tenant, sessionId, binding }: SessionName) =>
  `${tenant.id} ${sessionId} ${binding}`

/**
 * Remembers what entering a session found out: the person, the permissions and the customer. It is only a guess at what the
 * database would say now; `enter_remembered` compares it in the call that opens the transaction.
 */
export function createEnteredSessions(clock: Clock) {
  const held = new Map<string, { row: EnteredRow; at: number }>()
  return {
    of(session: SessionName): EnteredRow | undefined {
      const known = held.get(nameOf(session))
      return known && clock().getTime() - known.at < rememberedFor ? known.row : undefined
    },
    keep(session: SessionName, row: EnteredRow): void {
      const name = nameOf(session)
      // Put last again: the map's order is the order of entering.
      held.delete(name)
      held.set(name, { row, at: clock().getTime() })
      if (held.size > maxSessions) held.delete(held.keys().next().value!)
    },
    forget(session: SessionName): void {
      held.delete(nameOf(session))
    },
  }
}
export type EnteredSessions = ReturnType<typeof createEnteredSessions>
