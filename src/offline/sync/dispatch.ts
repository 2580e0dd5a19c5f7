import type { Intent } from '#domain/sync/intent.ts'
import type { ProductFacts } from '../cart/product-facts.ts'
import type { OutboxRow } from '../database.ts'
import { NotSavedError } from '../storage-trouble.ts'
import { appendAll } from './outbox.ts'
import type { Device } from '../device.ts'

/** A change as a screen makes it. */
export interface QueuedChange {
  intent: Intent
  /** Values the person had on the screen. */
  seen?: { qty: number | null; version: number | null }
  /** Facts of an article that this device may not know yet. */
  product?: ProductFacts | undefined
}

/**
 * Queues changes for one customer: all of them or none, in this order. Resolves when they are stored on the device; only
 * then may the screen say so.
 * @throws NotSavedError when the device stores nothing; valibot's error for an intent that breaks its schema
 */
export type Dispatch = (
  customerKey: string,
  changes: readonly QueuedChange[],
) => Promise<OutboxRow[]>

interface DispatchDeps {
  device: Device
  userId: string
  /** Called when there is something new to send. */
  onAppended: () => void
  /** Called when the device stored nothing. */
  onNotSaved?: () => void
}

/** The one way into the outbox for everything that is done offline. */
export const createDispatch =
  ({ device, userId, onAppended, onNotSaved = () => {} }: DispatchDeps): Dispatch =>
  async (customerKey, changes) => {
    try {
      const rows = await appendAll(
        device,
        changes.map((change) => ({ ...change, userId, customerKey })),
      )
      onAppended()
      return rows
    } catch (error) {
      if (error instanceof NotSavedError) onNotSaved()
      throw error
    }
  }
