import { failureOf } from '#data/failure.ts'
import { onBehalfOfClient } from '#data/on-behalf-of.ts'
import { dropFrames, storeFrames } from '#offline/frames/frame-store.ts'
import { FramesToKeep } from './frames.gql.ts'

/**
 * Keeps the frames of a customer on this device, so that a scan without a connection finds them. Frames that the person
 * may no longer read are dropped.
 * @param as `own`: the session's customer; `behalf`: another one, who is saved offline
 * @param isHere false: this person has logged out, and nothing is stored
 * @throws CombinedError when the server cannot be reached, the device's error when it has no room
 */
export async function keepFrames(
  userId: string,
  customerKey: string,
  as: 'own' | 'behalf',
  isHere: () => boolean,
): Promise<void> {
  const { data, error } = await onBehalfOfClient(as === 'own' ? null : customerKey)
    .query(FramesToKeep, {})
    .toPromise()
  if (!data) {
    if (failureOf(error).kind !== 'network') await dropFrames(userId, customerKey)
    throw error ?? new Error('no answer')
  }
  const { custCode, frames, more } = data.customerFrames
  // Another tab may have chosen another customer since.
  if (custCode !== customerKey || !isHere()) return
  await storeFrames({
    userId,
    customerKey,
    at: Date.now(),
    more,
    frames: JSON.stringify(frames),
  })
}
