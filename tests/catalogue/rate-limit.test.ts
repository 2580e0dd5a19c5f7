import { expect, test } from 'vitest'
import { logIn } from '../support/server.ts'
import { serverForTests } from '../support/test-people.ts'
import { catalogueOn, emptyCatalogues, lineOf } from './device.ts'
import { addRange } from './range.ts'

const here = serverForTests([], { fill: (database) => addRange(database, 'aa', 250) })

test.each([
  ['quick', 300, 500],
  ['fair', 1_500, 250],
  ['slow', 5_000, 125],
])('a %s line is asked for as much as it can carry', async (_, time, next) => {
  const { line, ask } = lineOf(await logIn(here.app, here.world.host, 'dealer'))
  let clock = Date.now()
  const catalogue = catalogueOn(
    emptyCatalogues(),
    (path) => {
      clock += time
      return ask(path)
    },
    { now: () => clock },
  )
  expect(await catalogue.sync()).toBe('up-to-date')
  const asked = line.asked.flatMap((path) => /most=(\d+)/.exec(path)?.[1] ?? []).map(Number)
  expect(asked[0]).toBe(250)
  expect(Math.abs(asked[1]! - next)).toBeLessThanOrEqual(4)
})

test('who asks without end is told to wait', async () => {
  const dealer2 = await logIn(here.app, here.world.host, 'dealerz')
  const answers = await Promise.all(
    Array.from({ length: 601 }, () =>
      dealer2.send({
        method: 'GET',
        url: '/catalogue/snapshot/articles?edition=000000000000000000000000&after=0',
      }),
    ),
  )
  const last = answers.filter(({ statusCode }) => statusCode === 429)
  expect(last).toHaveLength(1)
  expect(Number(last[0]!.headers['retry-after'])).toBeGreaterThan(0)
})
