import { expect, it } from 'vitest'
import { ReferenceServer } from './reference-server.ts'
import { playMany } from './run-model.ts'

const runs = Number(process.env.SYNC_RUNS ?? 300)

it('holds against the reference server, whatever happens', async () => {
  await playMany(runs, async () => {
    const reference = new ReferenceServer()
    return { server: reference, reference, users: ['u1', 'u2'], customers: ['c1', 'c2'], seams: {} }
  })
  expect(runs).toBeGreaterThan(0)
}, 600_000)
