import { mapExchange, type Client, type Exchange, type OperationResult } from '@urql/core'
import type { CacheStorage } from './cache-storage.ts'

const prefix = 'at:'
const maxKept = 200

/** Time of the server's last answer to each query, in ms of this device's clock. */
export interface Ages {
  of(operationKey: number): number | null
  /** The device gave the last answer itself, and the server has not spoken since. */
  isDevices(operationKey: number): boolean
  /** Notes an answer that the device gave itself: the server said so at `at`. */
  note(operationKey: number, at: number): void
  /** Takes the ages out of what the store holds. */
  restore(entries: Record<string, string>): void
  exchange: Exchange
}

const byClient = new WeakMap<Client, Ages>()
export const agesOf = (client: Client): Ages | undefined => byClient.get(client)
/** Lets `useAge` find the ages of a client. */
export const setAges = (client: Client, ages: Ages): void => void byClient.set(client, ages)

/** Notes the time of each answer, on the device too. Stands between cache and network. */
export function createAges(storage: CacheStorage, now: () => number): Ages {
  const ages = new Map<number, number>()
  const devices = new Map<number, number>()
  return {
    of: (key) => devices.get(key) ?? ages.get(key) ?? null,
    isDevices: (key) => devices.has(key),
    note: (key, at) => void devices.set(key, at),
    restore(entries) {
      for (const [key, value] of Object.entries(entries)) {
        if (key.startsWith(prefix)) ages.set(Number(key.slice(prefix.length)), Number(value))
      }
    },
    exchange: mapExchange({
      onResult({ operation, data, error }) {
        if (operation.kind !== 'query' || error || !data) return
        const at = now()
        devices.delete(operation.key)
        ages.set(operation.key, at)
        void storage.write({ [`${prefix}${operation.key}`]: String(at) })
      },
    }),
  }
}

/**
 * Keeps the last data of each question: a refresh that fails for lack of network would blank the screen that shows it.
 * Stands before the cache. The error stays in the answer, so the screen can say how old it is.
 */
export function keepLastData(): Exchange {
  const last = new Map<number, OperationResult['data']>()
  return mapExchange({
    onResult(result) {
      const { key, kind } = result.operation
      if (kind !== 'query') return
      if (result.data) {
        last.delete(key)
        last.set(key, result.data)
        const oldest = last.keys().next().value
        if (last.size > maxKept && oldest !== undefined) last.delete(oldest)
      } else if (result.error?.networkError && last.has(key)) {
        return { ...result, data: last.get(key), stale: false }
      }
      return undefined
    },
  })
}
