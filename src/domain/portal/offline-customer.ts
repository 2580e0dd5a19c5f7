/** Time an offline customer stays on a device: seven days, in ms. */
export const offlineCustomerLifetime = 7 * 86_400_000

/**
 * Returns when an offline customer expires.
 * @param at when it was downloaded; all in ms of the device's clock
 */
export const offlineCustomerExpiresAt = (at: number): number => at + offlineCustomerLifetime

/** Whether a pack is too old to be shown; one from a future that a wrong clock made up, too. */
export const isOfflineCustomerExpired = (at: number, now: number): boolean =>
  now >= offlineCustomerExpiresAt(at) || at > now + offlineCustomerLifetime

/** Age from which a pack is refreshed by itself, in ms: a working day does not end on the prices of its morning. */
export const offlineCustomerFresh = 4 * 3_600_000

/** Line of a device, as browsers tell it; a browser that tells nothing has none. */
export interface DeviceLine {
  saveData?: boolean | undefined
  /** Such as `wifi` or `cellular`; computers do not say. */
  type?: string | undefined
}

/** Whether a line costs nothing by the megabyte. Where the browser does not know, it may cost. */
export const isFreeLine = (line: DeviceLine | undefined): boolean =>
  line !== undefined &&
  line.saveData !== true &&
  !['cellular', 'bluetooth', 'wimax', 'none'].includes(line.type ?? '')

/** Packs to refresh by themselves, the oldest first. @param now in ms of the device's clock */
export const stalePacks = <Pack extends { at: number }>(
  packs: readonly Pack[],
  now: number,
): Pack[] =>
  packs
    .filter(({ at }) => now - at >= offlineCustomerFresh && !isOfflineCustomerExpired(at, now))
    .toSorted((one, other) => one.at - other.at)

/** Files of one pack: what is read on a visit, not a library. Sizes in bytes. */
export const offlineCustomerFiles = { most: 40, bytes: 25_000_000 }

/**
 * Which documents of a customer's articles are taken along: each once, those of what is bought most first, as many as have
 * room. One that is too large leaves its room to the next.
 * @param of documents of each article, the articles in the order of their weight; `size` in bytes
 */
export function documentsToDownload<Doc extends { id: string; size: number }>(
  of: readonly (readonly Doc[])[],
): Doc[] {
  const taken = new Map<string, Doc>()
  let bytes = 0
  for (const one of of.flat()) {
    if (
      taken.has(one.id) ||
      taken.size >= offlineCustomerFiles.most ||
      bytes + one.size > offlineCustomerFiles.bytes
    )
      continue
    taken.set(one.id, one)
    bytes += one.size
  }
  return [...taken.values()]
}

/**
 * Estimates the room that one more customer takes, from what is on the device: the largest catalogue, and as much beside
 * it as the customers here have on average. All in bytes; null while nothing is known.
 * @param beside of each customer here, without the catalogue
 * @param catalogues of each complete catalogue here
 */
export function sizeOfCustomer(
  beside: readonly number[],
  catalogues: readonly number[],
): number | null {
  if (catalogues.length === 0) return null
  const average =
    beside.length === 0 ? 0 : beside.reduce((sum, bytes) => sum + bytes, 0) / beside.length
  return Math.round(Math.max(...catalogues) + average)
}
