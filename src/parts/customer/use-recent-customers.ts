import { useState } from 'react'
import { withRecent } from '#domain/account/customer-order.ts'
import { ownName } from '#offline/base-path.ts'
import { useUser } from '#shell/session/use-session.ts'

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

const prefix = `${ownName('recent-customers')}:`

/** Forgets which customers others than this person chose on this device. */
export function forgetOthersChoices(userId: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && key !== prefix + userId) localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Ids of the customers this person chose lately on this device, the latest first, and the way to note another one. */
export function useRecentCustomers(): [recent: readonly string[], note: (id: string) => void] {
  const key = prefix + useUser().id
  const [recent] = useState(() => read(key))
  const note = (id: string) => {
    try {
      localStorage.setItem(key, JSON.stringify(withRecent(recent, id)))
    } catch {
      // Without room the list only stays in its old order.
    }
  }
  return [recent, note]
}
