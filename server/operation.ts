import { type Caller, enter, type RequestContext, type Resumption } from './context.ts'
import { isConflict } from './failure.ts'
import { ScopeMoved, type Tx } from './db/database.ts'

/**
 * A GraphQL operation: its fields share one connection, one transaction and one snapshot, entered by the first field
 * that needs a session and left when the answer is complete, so that fields of any depth may read.
 */
export interface Operation {
  /** The session's request. @throws UNAUTHENTICATED, FORBIDDEN, CUSTOMER_LOST as `enter` does */
  request(): Promise<RequestContext>
  /** The session's request once it is entered, for fields that need not wait. */
  readonly entered: RequestContext | undefined
  /** Runs a public root field. The transaction opens after these: an embedded database has one connection, which they may want. */
  public<T>(work: () => Promise<T>): Promise<T>
  /** Marks the operation as failed: what a mutation has written is rolled back. */
  fail(error: unknown): void
  /** Ends the transaction. A mutation's answer waits for the commit, a query's does not. @throws whatever the commit throws, ScopeMoved */
  end(): Promise<void>
  /** True when the database undid a change because of another one (deadlock, serialisation): the same may be run again. */
  hasConflict(): boolean
  /** Whether it was resumed in a scope that no longer holds: nothing was done, and it must be begun anew. */
  hasMoved(): Promise<boolean>
}

/** Begins an operation; nothing is opened until a field asks. @param readOnly true for a query @param resumption enters the session as it was entered before */
export function beginOperation(
  caller: Caller,
  readOnly: boolean,
  resumption?: Resumption,
): Operation {
  let opened: Promise<RequestContext> | undefined
  let entered: RequestContext | undefined
  let ended: Promise<void> = Promise.resolve()
  let confirmed: Promise<void> = Promise.resolve()
  let finish = () => {}
  let fault: { error: unknown } | undefined
  let commitError: unknown
  const publicWork = new Set<Promise<unknown>>()

  async function open(): Promise<RequestContext> {
    // All root fields of a query are begun before the first of them goes on.
    await Promise.resolve()
    await Promise.allSettled(publicWork)
    return new Promise<RequestContext>((resolve, reject) => {
      const done = new Promise<void>((leave) => {
        finish = leave
      })
      const work = async (request: RequestContext, holds?: Promise<void>) => {
        if (holds) confirmed = holds
        entered = readOnly ? shared(request) : request
        resolve(entered)
        await done
        if (fault) throw fault.error
      }
      ended = (resumption ? resumption.enter(readOnly, work) : enter(caller, readOnly, work)).catch(
        (error: unknown) => {
          reject(error)
          if (error !== fault?.error) throw error
        },
      )
      // Until `end` looks, a failure to enter is the asking field's alone.
      ended.catch(() => {})
    })
  }

  return {
    request: () => (opened ??= open()),
    get entered() {
      return entered
    },
    public(work) {
      const running = work()
      publicWork.add(running)
      return running
    },
    fail(error) {
      fault ??= { error }
    },
    async end() {
      const isOpen = await opened?.then(
        () => true,
        () => false,
      )
      finish()
      if (!isOpen) return
      try {
        await (readOnly ? confirmed : ended)
      } catch (error) {
        commitError = error
        throw error
      }
    },
    hasConflict: () => !readOnly && isConflict(fault?.error ?? commitError),
    async hasMoved() {
      try {
        await opened
        await confirmed
        return false
      } catch (error) {
        return error instanceof ScopeMoved
      }
    },
  }
}

/**
 * A query's root fields run side by side on one connection. Statements go one after the other; a field that widens what the
 * transaction sees does so in `alone`, where no other field's statement can come between.
 */
function shared(request: RequestContext): RequestContext {
  const { tx, customer } = request
  let queue: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    return turn
  }
  const guarded: Tx = {
    query(sql, params) {
      if (/act_for|set_config/.test(sql))
        throw new Error('A query changes what its transaction sees only in request.alone')
      return inTurn(() => tx.query(sql, params))
    },
    send() {
      throw new Error('A query writes nothing')
    },
  }
  const narrow = () =>
    tx.query("SELECT set_config('app.customers', $1, true)", [`{${customer?.id ?? ''}}`])
  return {
    ...request,
    tx: guarded,
    alone: (work) =>
      inTurn(async () => {
        const own: RequestContext = { ...request, alone: (inner) => inner(own) }
        try {
          return await work(own)
        } finally {
          // After a database error the transaction is lost anyway.
          await narrow().catch(() => undefined)
        }
      }),
  }
}
