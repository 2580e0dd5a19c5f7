import { describe, expect, it } from 'vitest'
import { clientMutants } from './client-mutants.ts'
import { ReferenceServer } from './reference-server.ts'
import { playMany } from './run-model.ts'
import type { Seams } from './seams.ts'
import { serverMutants } from './server-mutants.ts'

const maxRuns = 1_500
const controlRuns = 200

/** Plays until the fault is noticed; the smallest scenario is not looked for. */
const noticed = (server: () => ReferenceServer, seams: Seams) =>
  playMany(
    maxRuns,
    async () => {
      const reference = server()
      return { server: reference, reference, users: ['u1', 'u2'], customers: ['c1', 'c2'], seams }
    },
    { endOnFailure: true },
  ).then(
    () => false,
    () => true,
  )

it('the model finds no fault in the product itself', async () => {
  await playMany(controlRuns, async () => {
    const reference = new ReferenceServer()
    return { server: reference, reference, users: ['u1', 'u2'], customers: ['c1', 'c2'], seams: {} }
  })
}, 120_000)

describe('the model notices a faulty client', () => {
  it.each(Object.keys(clientMutants))(
    '%s',
    async (name) => {
      expect(await noticed(() => new ReferenceServer(), clientMutants[name] ?? {})).toBe(true)
    },
    120_000,
  )
})

describe('the model notices a faulty server', () => {
  it.each(Object.keys(serverMutants))(
    '%s',
    async (name) => {
      const Faulty = serverMutants[name] ?? ReferenceServer
      expect(await noticed(() => new Faulty(), {})).toBe(true)
    },
    120_000,
  )
})
