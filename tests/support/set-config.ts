import type { HostConfig } from '#domain/portal/host-config.ts'
import type { TestServer } from './render-at.tsx'

/** Changes settings of the small tenant while others are at work. */
export async function setConfig(
  { database, pass }: TestServer,
  part: Partial<HostConfig>,
): Promise<void> {
  await database.bare((tx) =>
    tx.query(`UPDATE tenant SET config = config || $1::jsonb WHERE id = 'aa'`, [
      JSON.stringify(part),
    ]),
  )
  // The server remembers a tenant for some seconds.
  pass(6_000)
}
