import { arrivalsUntil } from '#domain/article/stock-display.ts'
import type { DeltaHead, ChunkHead } from '#domain/catalogue/catalogue-record.ts'
import type { RequestContext } from '../../context.ts'
import { headOf, chunkOf } from './snapshot.ts'
import { keysOf, readChanged } from './snapshot-store.ts'

/**
 * State of a device's catalogue. `since` and `day` are of its last delta, `after` is the last article it has of this
 * one.
 */
export interface DeviceMark {
  edition: string
  since: number
  day: string
  after: number
  ownCodes: string
  picks: string
}

/** Changed articles in one answer: small enough for a slow line and for the embedded database. */
const maxInAnswer = 500
/** More changes than this come sooner as a new snapshot. */
const maxChanges = 10_000

/** Returns the changes since a device's last delta; 'snapshot' when it must download everything again. */
export async function deltaFor(
  request: RequestContext,
  mark: DeviceMark,
): Promise<Uint8Array | 'snapshot'> {
  const head = await headOf(request, mark)
  // A number from the future is one of another database.
  if (head.edition !== mark.edition || mark.since > head.since || mark.day > head.day)
    return 'snapshot'
  const { config } = request.tenant
  const known = { since: mark.since, day: mark.day, arrivalsUntil: arrivalsUntil(mark.day, config) }
  const changed = await readChanged(
    request.tx,
    known,
    { day: head.day, arrivalsUntil: arrivalsUntil(head.day, config) },
    mark.after,
    maxInAnswer,
  )
  if (changed.total > maxChanges) return 'snapshot'
  const keys = await keysOf(request.tx, changed.ids, request.sorgs)
  const there = new Set(keys.ids)
  const gone = changed.ids.filter((id) => !there.has(id))
  return chunkOf<Omit<DeltaHead, keyof ChunkHead>>(request, keys, {
    ...head,
    gone,
    last: changed.ids.at(-1) ?? mark.after,
    done: changed.done,
  })
}
