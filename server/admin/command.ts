import type { Database } from '../db/database.ts'
import type { MayMigrate } from '../db/migrate.ts'
import { databasePlace, openDatabase } from '../db/open.ts'

/** EX_USAGE of sysexits.h: the command was called wrongly. */
const calledWrongly = 64

/**
 * Runs one command of the terminal: exit code 0 when it went well, 1 when it did not, 64 with the usage when it was called wrongly.
 * @param may whether the command may change the schema of a PostgreSQL
 * @param work answers whether it went well or an exit code of its own, or undefined for "called wrongly"; what it throws is shown as one line
 */
export async function command(
  usage: string,
  work: (open: () => Promise<Database>) => Promise<boolean | number | undefined>,
  may: MayMigrate = 'when-empty',
): Promise<void> {
  let database: Database | undefined
  try {
    const done = await work(
      async () => (database = await openDatabase(databasePlace(), { migrate: may })),
    )
    if (done === undefined) console.error(usage)
    process.exitCode =
      done === undefined ? calledWrongly : typeof done === 'number' ? done : done ? 0 : 1
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    console.error(message)
    if (code?.startsWith('ERR_PARSE_ARGS')) console.error(usage)
    process.exitCode = code?.startsWith('ERR_PARSE_ARGS') ? calledWrongly : 1
  } finally {
    await database?.close()
  }
}
