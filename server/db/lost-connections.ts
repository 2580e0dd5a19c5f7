import type pg from 'pg'

/**
 * Lets the process outlive its connections. One that dies at work fails its statements, one that dies idle is replaced by
 * the pool; each says so as an event besides, which would end the process if nobody listened.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
