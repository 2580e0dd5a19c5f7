import type { FileKind } from '#domain/files/file-kinds.ts'
import type { Permission } from '#domain/account/permissions.ts'
import type { Intent } from '#domain/sync/intent.ts'
import type { RequestContext } from '../../context.ts'

/** Outcome of an intent; stored with its number and answered again when it is sent again. */
export type Effect =
  | {
      status: 'applied'
      /** Quantity on the line afterwards, for kinds that change one. */
      qty?: number
      /** `by` is the id of the person whose change was overwritten. */
      overwrote?: { by: string; from: number; to: number }
      /** JSON that the kind answers with, as the numbers of placed orders. */
      data?: unknown
    }
  | {
      status: 'rejected'
      reason: string
      /** JSON that says more than the code, as the errors of single articles. */
      data?: unknown
    }

/** A customer the sender may act for. */
export interface IntentCustomer {
  id: number
  r3: string
}

/** An intent that is understood, permitted and for a customer of the sender. */
export interface AcceptedIntent<I extends Intent = Intent> {
  mutationId: string
  customer: IntentCustomer
  intent: I
}

/** Answer fields of `SyncAnswer` beside the results. */
export interface SyncAnswerParts {
  carts: unknown[]
  books: unknown[]
}

/** The intents of one call that one handler runs. */
export interface IntentBatch<I extends Intent = Intent> {
  /** Runs consecutive intents in order and writes their effects. A refused intent must leave nothing written. */
  run(intents: readonly AcceptedIntent<I>[]): Promise<Effect[]>
  /** Waits for writes that `run` has sent without waiting. */
  flush?(): Promise<void>
  /** Drops what is cached: another handler has written since. */
  invalidate?(): void
  /** @param lastSeq number of the sender's last intent that the answer holds */
  answer?(lastSeq: number): Promise<Partial<SyncAnswerParts>>
}

/** Runs intents of some kinds on the server. */
export interface IntentHandler<I extends Intent = Intent> {
  kinds: readonly I['kind'][]
  /** Any of these scopes is needed; empty: a session is enough. */
  anyScope: readonly Permission[]
  /** Kinds of files that its intents may name; an intent runs only when the server has all of them. */
  files?: readonly FileKind[]
  /**
   * Takes every lock that the intents will need, in an order of its own that never varies. Called once a call, in the
   * order of the registry, so that two calls cannot block each other.
   * @param customers of the intents, each once @param withAnswer whether `answer` will be called
   */
  open(
    request: RequestContext,
    of: {
      intents: readonly AcceptedIntent<I>[]
      customers: readonly IntentCustomer[]
      withAnswer: boolean
    },
  ): Promise<IntentBatch<I>>
}

/** Runs intents one by one, each in a savepoint that a refusal rolls back to. */
export const eachInSavepoint =
  <I extends Intent>(
    { tx }: RequestContext,
    run: (intent: AcceptedIntent<I>) => Promise<Effect>,
  ): IntentBatch<I>['run'] =>
  async (intents) => {
    const effects: Effect[] = []
    for (const intent of intents) {
      await tx.query('SAVEPOINT intent')
      const effect = await run(intent)
      await tx.query(
        effect.status === 'rejected' ? 'ROLLBACK TO SAVEPOINT intent' : 'RELEASE SAVEPOINT intent',
      )
      effects.push(effect)
    }
    return effects
  }
