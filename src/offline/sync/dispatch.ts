import { isView } from '#domain/view-as/view-as.ts'
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
 * @throws NotSavedError when the device stores nothing, and in a view of an administrator; valibot's error for an intent that breaks its schema
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
  /** Called when a view was asked to change something. */
  onViewOnly?: (() => void) | undefined
}

/** The one way into the outbox for everything that is done offline. */
export const createDispatch =
  ({ device, userId, onAppended, onNotSaved = () => {}, onViewOnly }: DispatchDeps): Dispatch =>
  async (customerKey, changes) => {
    if (isView(userId)) {
      onViewOnly?.()
      throw new NotSavedError('a view changes nothing')
    }
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
