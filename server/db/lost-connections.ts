import type pg from 'pg'

/**
 * Lets the process outlive its connections. A connection that dies at work fails its statements, an idle
 * one is replaced by the pool; each also emits an event that would end the process without a listener.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
