import { describe, expect, it } from 'vitest'
import type { Action } from './actions.ts'
import { clientMutants } from './client-mutants.ts'
import { ReferenceServer } from './reference-server.ts'
import { play, playMany } from './run-model.ts'
import type { Seams } from './seams.ts'
import { serverMutants } from './server-mutants.ts'
import type { WorldParts } from './world.ts'
import scenarios from './telling-scenarios.json' with { type: 'json' }

/** For each fault the smallest scenario found that shows it. */
const telling = scenarios as unknown as Record<string, { phones: number; actions: Action[] }>
/** A soak shows that chance finds each fault too. */
const isSoak = process.env.SOAK !== undefined
const maxRuns = 1_500
/** A page that is killed while it writes comes a different way each time. */
const maxTimes = 100
const controlRuns = isSoak ? 100 : 40

const partsOf = (server: () => ReferenceServer, seams: Seams): WorldParts => {
  const reference = server()
  return { server: reference, reference, users: ['u1', 'u2'], customers: ['c1', 'c2'], seams }
}

const fails = (playing: Promise<void>) =>
  playing.then(
    () => false,
    () => true,
  )

/** Expects a fault to be noticed. The smallest scenario of a random one is not looked for. */
async function expectNoticed(name: string, server: () => ReferenceServer, seams: Seams) {
  const { phones, actions } = telling[name]!
  let isNoticed = false
  for (let time = 0; time < maxTimes && !isNoticed; time += 1)
    isNoticed = await fails(play(partsOf(server, seams), phones, actions))
  expect(isNoticed).toBe(true)
  if (!isSoak) return
  const fresh = () => Promise.resolve(partsOf(server, seams))
  expect(await fails(playMany(maxRuns, fresh, { endOnFailure: true }))).toBe(true)
}

it('the model finds no fault in the product itself', async () => {
  const fresh = () => partsOf(() => new ReferenceServer(), {})
  for (const { phones, actions } of Object.values(telling)) await play(fresh(), phones, actions)
  await playMany(controlRuns, () => Promise.resolve(fresh()))
}, 120_000)

describe('the model notices a faulty client', () => {
  it.each(Object.keys(clientMutants))(
    '%s',
    (name) => expectNoticed(name, () => new ReferenceServer(), clientMutants[name] ?? {}),
    120_000,
  )
})

describe('the model notices a faulty server', () => {
  it.each(Object.keys(serverMutants))(
    '%s',
    (name) => {
      const Faulty = serverMutants[name] ?? ReferenceServer
      return expectNoticed(name, () => new Faulty(), {})
    },
    120_000,
  )
})
