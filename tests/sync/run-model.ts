import fc from 'fast-check'
import { type Action, scenario } from './actions.ts'
import { secondThoughts } from './second-thoughts.ts'
import { foundScenarios, rareScenarios } from './found-scenarios.ts'
import { checkAgainstServer, checkHealed, heal } from './invariants.ts'
import { runAction } from './run-action.ts'
import { checkViews } from './screens.ts'
import { World, type WorldParts } from './world.ts'

/** Plays one scenario to its end and checks what must hold, on the way and after everything has healed. @throws Error for what does not hold */
export async function play(parts: WorldParts, phones: number, actions: Action[]): Promise<void> {
  const world = await World.open(parts, phones)
  try {
    for (const action of actions) {
      await runAction(world, action)
      // What one phone does changes no other's store; only time does.
      await checkViews(world, action.do === 'wait' ? world.phones : [world.phone(action.phone)])
    }
    await heal(world)
    await checkViews(world)
    await checkHealed(world)
    await checkAgainstServer(world)
  } finally {
    await world.close()
  }
}

/** The seed of this run; SYNC_SEED plays an earlier one again. */
export const seed = Number(process.env.SYNC_SEED ?? Date.now() % 2_147_483_647)

/** Scenarios that are played again in every run: some once failed, others chance comes to seldom. */
export const knownScenarios = [...foundScenarios, ...rareScenarios, ...secondThoughts]

/** Plays the known scenarios, then random ones, each in a fresh world. On failure the message has seed, path and the smallest scenario found. */
export const playMany = (
  numRuns: number,
  freshParts: () => Promise<WorldParts>,
  only: Partial<fc.Parameters<unknown>> = {},
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(scenario, async ({ phones, actions }) =>
      play(await freshParts(), phones, actions),
    ),
    {
      numRuns,
      seed,
      examples: knownScenarios.map((one) => [one]),
      ...only,
    } as fc.Parameters<[{ phones: number; actions: Action[] }]>,
  )
