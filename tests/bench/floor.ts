import { type Running, startProcess } from '../support/server-process.ts'

const fields = 'code name brand category model slug colour size uom'

/** The one question of the floor: twenty rows of nine fields. */
export const floorBody = JSON.stringify({
  query: `query($f: String!) { rows(from: $f) { ${fields} } }`,
  variables: { f: 'RD' },
})

/** Starts fastify, yoga and a database with nothing else, as a process of its own like the server. @param env DATABASE_URL, or a DATA_DIR that no server has open */
export const startFloor = (env: Record<string, string>): Promise<Running> =>
  startProcess(['--import', 'tsx', 'tests/bench/floor-server.ts'], env)
