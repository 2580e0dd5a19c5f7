import { basePath } from '../base-path.ts'
import type { TabMemory } from '../drafts/draft-stash.ts'
import type { Witness, WitnessPlace } from './loss-witness.ts'

const tabKey = 'UNSENT'
const cookieName = 'pannier-unsent'
const cookieDays = 90

/** A browser that stores nothing keeps no witness either. */
function tried<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** Keeps the witness over a reload of this tab, with the changes' names. */
export const tabWitness = (tab: () => TabMemory): WitnessPlace => ({
  read: () => tried(() => JSON.parse(tab().getItem(tabKey) ?? 'null') as Witness | null),
  write: (witness) =>
    void tried(() =>
      witness ? tab().setItem(tabKey, JSON.stringify(witness)) : tab().removeItem(tabKey),
    ),
})

/** Keeps the numbers in a cookie: browsers evict databases for want of room, cookies never. */
export const cookieWitness = (document: { cookie: string }): WitnessPlace => {
  const read = () =>
    tried(() => {
      const found = document.cookie
        .split('; ')
        .find((cookie) => cookie.startsWith(`${cookieName}=`))
        ?.slice(cookieName.length + 1)
      if (!found) return null
      const [userId, store, streamId, ...numbers] = decodeURIComponent(found).split('|')
      const [first = 0, last = 0, parked = 0] = numbers.map(Number)
      return { userId, store, streamId, first, last, parked, changes: [] } as Witness
    })
  const set = (value: string, days: number) => {
    document.cookie = `${cookieName}=${value}; path=${basePath()}/; max-age=${days * 86_400}; samesite=strict`
  }
  return {
    read,
    write(witness, userId) {
      // Another person's changes may still wait on this device.
      if (!witness) return void (read()?.userId === userId && set('', 0))
      const { store, streamId, first, last, parked } = witness
      const parts = [witness.userId, store, streamId, first, last, parked]
      set(encodeURIComponent(parts.join('|')), cookieDays)
    },
  }
}
