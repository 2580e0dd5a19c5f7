import { afterAll, beforeAll, describe, it } from 'vitest'
import type { Database } from '../../server/db/database.ts'
import { compared } from './compared-server.ts'
import { realServer, type Run } from './real-server.ts'
import { ReferenceServer } from './reference-server.ts'
import { knownScenarios, playMany, seed } from './run-model.ts'

/** Random scenarios played on the embedded database, besides the known ones. `npm run soak` plays 20,000 through SYNC_RUNS. */
export const scenarios = Number(process.env.SYNC_RUNS ?? 50)
/** A scenario takes half a second of a busy processor; this leaves room for a slow machine, in ms. */
const timeFor = (count: number) => Math.max(600_000, count * 1_000)

interface Played {
  random: number
  /** Whether the known scenarios come first. */
  known?: boolean
  /** Seed of the random ones; missing: the one of this run. */
  seed?: number
}

/** The test of the model: devices, a bad line, and the real server on a database. */
export function devicesOn(
  name: string,
  open: () => Promise<Database>,
  { random, known = false, seed: from = seed }: Played,
): void {
  const count = random + (known ? knownScenarios.length : 0)
  describe(`devices, a bad line and the real server on ${name}`, () => {
    let database: Database
    let fresh: () => Promise<Run>

    beforeAll(async () => {
      database = await open()
      fresh = await realServer(database)
    })
    afterAll(() => database.close())

    it(
      `keeps every promise in ${count} scenarios`,
      async () => {
        await playMany(
          count,
          async () => {
            const { server, users, customers, names } = await fresh()
            const reference = new ReferenceServer(
              (userId) => names.get(userId) ?? userId,
              customers,
            )
            return { server: compared(server, reference), reference, users, customers, seams: {} }
          },
          { seed: from, ...(known ? {} : { examples: [] }) },
        )
      },
      timeFor(count),
    )
  })
}
