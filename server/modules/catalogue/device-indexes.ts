import type { Clock } from '../../clock.ts'
import type { RequestContext } from '../../context.ts'
import { makeDeviceIndex } from './snapshot.ts'

/** Time that devices get the same index, in milliseconds: later changes are in their first delta. */
const freshFor = 300_000
const maxKept = 8

type DeviceIndex = Awaited<ReturnType<typeof makeDeviceIndex>>

/** The indexes that devices take, made once for all customers of the same sales organisations. */
export function createDeviceIndexes(clock: Clock) {
  const kept = new Map<string, { made: number; revision: number; index: Promise<DeviceIndex> }>()
  return {
    of(request: RequestContext): Promise<DeviceIndex> {
      const { tenant, sorgs, catalogueRevision: revision } = request
      const key = JSON.stringify([tenant.id, [...sorgs].sort()])
      const now = clock().getTime()
      const known = kept.get(key)
      if (known && known.revision === revision && now - known.made < freshFor) return known.index
      const index = makeDeviceIndex(request)
      kept.delete(key)
      kept.set(key, { made: now, revision, index })
      if (kept.size > maxKept) kept.delete(kept.keys().next().value!)
      index.catch(() => kept.delete(key))
      return index
    },
  }
}
