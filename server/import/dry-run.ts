import type { Database, Scope, Tx } from '../db/database.ts'
import type { FileStore } from '../modules/files/file-store.ts'

/** Carries an answer out of a transaction that is to be undone. */
class Undo<T> extends Error {
  readonly answer: T
  constructor(answer: T) {
    super('undone on purpose')
    this.answer = answer
  }
}

/** Answers what `work` answers, and undoes all it has done in the database. */
export async function rolledBack<T>(
  database: Database,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await database.within(scope, async (tx): Promise<never> => {
      throw new Undo(await work(tx))
    })
  } catch (error) {
    if (error instanceof Undo) return error.answer as T
    throw error
  }
}

/** Undoes what `work` has done when it throws, and nothing before it. */
export async function nested<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.query('SAVEPOINT nested')
  try {
    const answer = await work()
    await tx.query('RELEASE SAVEPOINT nested')
    return answer
  } catch (error) {
    await tx.query('ROLLBACK TO SAVEPOINT nested')
    throw error
  }
}

/** A store that is read from and never written to. */
export const withoutWriting = ({ get, open }: FileStore): FileStore => ({
  get,
  open,
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
})
