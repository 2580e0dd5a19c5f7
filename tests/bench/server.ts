import { cpSync } from 'node:fs'
import { questionsFor } from './api.ts'
import { floorBody, startFloor } from './floor.ts'
import { load } from './load.ts'
import { startServer } from '../support/server-process.ts'

type Note = (what: string, figure: string, aim?: string) => void

const connectionCounts = [1, 10, 50]
const seconds = 3

const aimOf = (what: string, connections: number) => {
  if (connections === 1 || /of its own/.test(what)) return undefined
  return /add to cart/.test(what) ? '≥ 0.33' : '≥ 0.5'
}

/** One server at one size: every operation, beside the floor of the same run. @param env DATABASE_URL, or DATA_DIR for the embedded database */
export async function measureServer(
  name: string,
  env: Record<string, string>,
  floorEnv: Record<string, string>,
  note: Note,
): Promise<void> {
  const server = await startServer({ ...env, LOG_LEVEL: 'error' })
  const floor = await startFloor(floorEnv)
  const questions = await questionsFor(server.url)
  const endpoint = `${server.url}/graphql`
  const floorLoad = (connections: number) =>
    load(`${floor.url}/graphql`, [{ headers: {}, body: floorBody }], { connections, seconds })
  // What a process does at its first requests is told by the second start, not here.
  await floorLoad(10)
  for (const shots of Object.values(questions))
    await load(endpoint, shots, { connections: 10, seconds })
  for (const connections of connectionCounts) {
    // The floor before and after each operation: what else the machine does meanwhile meets both.
    let before = await floorLoad(connections)
    note(
      `${name}, ${connections} connections: floor, 20 rows × 9 fields`,
      `${before.perSecond}/s (${before.p50}/${before.p99} ms)`,
    )
    for (const [what, shots] of Object.entries(questions)) {
      const result = await load(endpoint, shots, { connections, seconds })
      const after = await floorLoad(connections)
      const ratio = (2 * result.perSecond) / (before.perSecond + after.perSecond)
      before = after
      note(
        `${name}, ${connections} connections: ${what}`,
        `${result.perSecond}/s (${result.p50}/${result.p99} ms), ${ratio.toFixed(2)} of the floor${result.failed ? `, ${result.failed} failed` : ''}`,
        aimOf(what, connections),
      )
    }
  }
  await server.stop()
  await floor.stop()
}

/** Measures a server on the embedded database; the floor has a copy of the folder. */
export async function measureEmbedded(
  name: string,
  dataDir: string,
  copy: string,
  note: Note,
): Promise<void> {
  cpSync(dataDir, copy, { recursive: true })
  await measureServer(name, { DATA_DIR: dataDir }, { DATA_DIR: copy }, note)
}
