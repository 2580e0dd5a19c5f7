import type { OfflineDatabase, OutboxRow, Stream } from '../database.ts'

/** A stream belongs to one device and one person. */
const streamIdOf = (deviceId: string, userId: string) => `${deviceId}/${userId}`
const deviceFact = 'device.id'

/** The stream of a person on this device, begun at the first need. Inside a transaction over `facts` and `streams`. */
export async function openStream(
  database: OfflineDatabase,
  userId: string,
  newId: () => string,
): Promise<Stream> {
  const known = await database.streams.get(userId)
  if (known) return known
  const deviceId = ((await database.facts.get(deviceFact))?.value as string | undefined) ?? newId()
  await database.facts.put({ key: deviceFact, value: deviceId })
  const stream = { userId, streamId: streamIdOf(deviceId, userId), lastSeq: 0 }
  await database.streams.put(stream)
  return stream
}

/**
 * Reads the rows of a stream in order.
 * @param most maximum number
 */
export function rowsOf(
  database: OfflineDatabase,
  streamId: string,
  most?: number,
): Promise<OutboxRow[]> {
  const rows = database.outbox.where('[streamId+seq]').between([streamId, 0], [streamId, Infinity])
  return (most === undefined ? rows : rows.limit(most)).toArray()
}

/**
 * Gives a person a new stream and what waits a new number, from 1 on; ids stay. For a stream that was continued elsewhere
 * (a cloned profile), that the server has lost, or that a refused row has broken. Inside a transaction over `facts`,
 * `streams` and `outbox`.
 */
export async function renewStream(
  database: OfflineDatabase,
  userId: string,
  newId: () => string,
): Promise<Stream> {
  const old = await database.streams.get(userId)
  const rows = old ? await rowsOf(database, old.streamId) : []
  const deviceId = newId()
  await database.facts.put({ key: deviceFact, value: deviceId })
  const stream = { userId, streamId: streamIdOf(deviceId, userId), lastSeq: rows.length }
  await database.streams.put(stream)
  await database.outbox.bulkDelete(rows.map(({ streamId, seq }) => [streamId, seq]))
  await database.outbox.bulkAdd(
    rows.map((row, index) => ({ ...row, streamId: stream.streamId, seq: index + 1 })),
  )
  return stream
}
