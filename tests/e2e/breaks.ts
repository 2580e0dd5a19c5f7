import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Line } from './line.ts'
import { comeOnline } from './shop.ts'

/** Moments at which a line breaks, by chance; the same for one seed. */
export interface Breaks {
  /** Does something while the line goes at a random moment of it, and comes back a while later. */
  during: <T>(page: Page, work: () => Promise<T>) => Promise<T>
  /** A whole number below this. */
  chance: (most: number) => number
}

/** BREAKS_SEED plays an earlier run again. */
export function breaksOf(line: () => Line): Breaks {
  const seed = Number(process.env.BREAKS_SEED ?? Date.now() % 2_147_483_647)
  console.log(`BREAKS_SEED=${seed}`)
  let state = seed
  const chance = (most: number) =>
    Math.floor(((state = (state * 48_271) % 2_147_483_647) / 2_147_483_647) * most)
  return {
    chance,
    async during(page, work) {
      const [before, gone] = [chance(700), 200 + chance(900)]
      const broken = wait(before).then(async () => {
        line().down = true
        await wait(gone)
        line().down = false
        await comeOnline(page).catch(() => undefined)
      })
      const [done] = await Promise.all([work(), broken])
      return done
    },
  }
}
