import { expect, test } from 'vitest'
import { barAfterScroll } from './bar-in-sight.ts'

test.each<[string, number[], boolean]>([
  ['at the top', [0], true],
  ['down by less than the bar', [0, 20, 40], true],
  ['down', [0, 60, 100], false],
  ['down in small steps', [0, 55, 60, 65, 70], false],
  ['down and a little up', [0, 100, 300, 292], false],
  ['down and up', [0, 100, 300, 280], true],
  ['up in small steps', [0, 100, 300, 295, 290, 285], true],
  ['up and down again', [0, 100, 300, 280, 200, 230], false],
  ['back to the top', [0, 100, 300, 10], true],
  ['beyond the top, as a springy page goes', [0, 100, -30], true],
])('%s', (_, positions, shown) => {
  const end = positions.reduce((bar, y) => barAfterScroll(bar, y, 50), { shown: true, turnedAt: 0 })
  expect(end.shown).toBe(shown)
})
