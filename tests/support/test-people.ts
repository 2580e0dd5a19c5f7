import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Database } from '../../server/db/database.ts'
import { emptyPostgres } from './database.ts'
import { logIn, type Session, startApp } from './server.ts'
import { buildWorld, type World } from './world.ts'

/** The real server over a filled tenant, with the people who have logged in under their names. */
export type TestPeople<Person extends string> = {
  database: Database
  app: FastifyInstance
  world: World
} & Record<Person, Session>

interface Ground {
  open?: () => Promise<Database>
  /** Settings of the tenant's host that differ from `buildWorld`. */
  config?: Partial<HostConfig>
  /** Adds data to `buildWorld` before the server starts. */
  fill?: (database: Database, world: World) => Promise<unknown>
  /** Options of the server that differ from `startApp`. */
  start?: Parameters<typeof startApp>[1]
}

/**
 * Lets sessions hold for ever, for a server whose clock stands at a day: whether they still do the database decides by its
 * own clock, which no test sets, and a month later it would end them.
 */
export const sessionsOutlast = (database: Database): Promise<void> =>
  database.asOwner(
    `CREATE FUNCTION session_outlasts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.expires_at := 'infinity'; RETURN NEW; END $$;
   CREATE TRIGGER session_outlasts BEFORE INSERT ON session FOR EACH ROW EXECUTE FUNCTION session_outlasts()`,
  )

/** Sets up what the tests of a file or a describe block stand on, before the first of them, and closes it behind the last. */
export function serverForTests<Person extends string>(
  people: readonly Person[],
  { open = emptyPostgres, config, fill, start }: Ground = {},
): TestPeople<Person> {
  const here = {} as TestPeople<Person>
  beforeAll(async () => {
    const database = await open()
    const world = await buildWorld(database, 'aa', config)
    Object.assign(here, { database, world })
    await fill?.(database, world)
    if (start?.clock) await sessionsOutlast(database)
    const app = await startApp(database, start)
    Object.assign(here, { app })
    for (const person of people)
      Object.assign(here, { [person]: await logIn(app, world.host, person) })
  })
  afterAll(async () => {
    await here.app?.close()
    await here.database?.close()
  })
  return here
}
