import { expect, test } from 'vitest'
import { announcesOrder } from './sent-order.ts'

const zone = 'Asia/Jakarta'
const at = (time: string) => Date.parse(`${time}+07:00`)

test.each<[string, string, string, boolean]>([
  ['a moment later', '2026-06-01T09:00', '2026-06-01T09:00', true],
  ['in the evening of the day', '2026-06-01T00:10', '2026-06-01T23:50', true],
  ['over midnight', '2026-06-01T23:30', '2026-06-02T01:00', true],
  ['the next morning', '2026-06-01T17:00', '2026-06-02T08:00', false],
  ['a week later at the same time', '2026-06-01T09:00', '2026-06-08T09:00', false],
  ["the device's clock was set back", '2026-06-01T09:00', '2026-06-01T08:00', false],
])('%s', (_, ordered, now, told) => {
  expect(announcesOrder(at(ordered), at(now), zone)).toBe(told)
})

test("the day is the tenant's", () => {
  expect(
    [zone, 'America/New_York'].map((timeZone) =>
      announcesOrder(at('2026-06-01T08:00'), at('2026-06-01T20:00'), timeZone),
    ),
  ).toEqual([true, false])
})
