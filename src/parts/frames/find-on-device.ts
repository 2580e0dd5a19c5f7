import type { CustomerFrame } from '#domain/frames/kept-frames.ts'
import { frameNumberOf } from '#domain/frames/frame-number.ts'
import { database } from '#offline/database.ts'
import { findKeptFrame } from '#offline/frames/frame-store.ts'

/** Kind of a change about a frame that waits on this device to be sent. */
export type WaitingChange = 'PDI' | 'REGISTER_FRAME'

/** Answer of this device about a frame number. */
export interface DeviceFrame {
  /** null: not among those that are kept. */
  frame: CustomerFrame | null
  /** Time at which the server gave the kept frames out, by this device's clock in ms; null: none are kept. */
  at: number | null
  waiting: readonly WaitingChange[]
}

/** Reads which changes about a frame this person has made without a connection. */
async function waitingAbout(userId: string, customerKey: string, frameNumber: string) {
  const rows = await database.outbox.where({ userId, customerKey }).toArray()
  return (['PDI', 'REGISTER_FRAME'] as const).filter((kind) =>
    rows.some(
      (row) =>
        row.kind === kind &&
        !row.withdrawn &&
        (row.args as { frameNumber?: string }).frameNumber === frameNumber,
    ),
  )
}

/** Looks a frame number up on this device. A store that cannot be read knows nothing. */
export async function findOnDevice(
  userId: string,
  customerKey: string,
  text: string,
): Promise<DeviceFrame> {
  const number = frameNumberOf(text)
  const kept = await findKeptFrame(userId, customerKey, number).catch(() => undefined)
  const waiting = await waitingAbout(userId, customerKey, number).catch(() => [])
  return { frame: kept?.frame ?? null, at: kept?.at ?? null, waiting }
}
