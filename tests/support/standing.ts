import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../server/db/database.ts'
import { emptyDatabase } from './database.ts'
import { logIn, type Session, startApp } from './server.ts'
import { buildWorld, type World } from './world.ts'

/** The real server over a filled tenant, with the people who have logged in under their names. */
export type Standing<Person extends string> = { database: Database; app: FastifyInstance; world: World } & Record<Person, Session>

interface Ground {
  open?: () => Promise<Database>
  /** What the tenant has beyond `buildWorld`, before the server starts. */
  fill?: (database: Database) => Promise<unknown>
}

/** Sets up what the tests of a file or a describe block stand on, before the first of them, and closes it behind the last. */
export function standing<Person extends string>(people: readonly Person[], { open = emptyDatabase, fill }: Ground = {}): Standing<Person> {
  const here = {} as Standing<Person>
  beforeAll(async () => {
    const database = await open()
    const world = await buildWorld(database)
    await fill?.(database)
    const app = await startApp(database)
    Object.assign(here, { database, world, app })
    for (const person of people) Object.assign(here, { [person]: await logIn(app, world.host, person) })
  })
  afterAll(async () => {
    await here.app?.close()
    await here.database?.close()
  })
  return here
}
