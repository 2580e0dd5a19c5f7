import { expect, test } from 'vitest'
import {
  type ItemActor,
  type ItemStatus,
  itemStatuses,
  needsReason,
  forwardStep,
  nextStatuses,
  phaseOf,
  statusRefusal,
} from './item-status.ts'

const allowed: [ItemStatus, ItemActor, ItemStatus[]][] = [
  ['new', 'vendor', ['accepted', 'refused']],
  ['accepted', 'vendor', ['preparing', 'refused']],
  ['preparing', 'vendor', ['shipped', 'refused']],
  ['shipped', 'vendor', ['delivered']],
  ['delivered', 'vendor', []],
  ['refused', 'vendor', []],
  ['cancelled', 'vendor', []],
  ['new', 'buyer', ['cancelled']],
  ['accepted', 'buyer', []],
  ['preparing', 'buyer', []],
  ['shipped', 'buyer', []],
  ['delivered', 'buyer', []],
  ['refused', 'buyer', []],
  ['cancelled', 'buyer', []],
]

test('each status has its next ones for each side', () => {
  expect(allowed.map(([status, actor]) => [status, actor, nextStatuses(status, actor)])).toEqual(
    allowed,
  )
  expect(allowed).toHaveLength(itemStatuses.length * 2)
})

test.each(
  itemStatuses.flatMap(({ code: from }) =>
    itemStatuses.flatMap(({ code: to }) =>
      (['vendor', 'buyer'] as const).map((actor) => [from, to, actor] as const),
    ),
  ),
)('%s to %s by the %s is refused unless it is a next status', (from, to, actor) => {
  const mayBe = nextStatuses(from, actor).includes(to)
  expect(statusRefusal(from, to, actor, 'sold out')).toBe(mayBe ? null : 'wrong_status')
})

test('refusing needs a reason, nothing else does', () => {
  expect(itemStatuses.filter(({ code }) => needsReason(code)).map(({ code }) => code)).toEqual([
    'refused',
  ])
  expect(statusRefusal('new', 'refused', 'vendor', '  ')).toBe('reason_needed')
  expect(statusRefusal('new', 'accepted', 'vendor', '')).toBeNull()
})

test('the phase says whose turn it is', () => {
  expect([phaseOf('new'), phaseOf('shipped'), phaseOf('delivered')]).toEqual([
    'ours',
    'carrier',
    'done',
  ])
})

test.each(allowed)('the step forward from %s of the %s', (_, actor, next) => {
  expect(forwardStep(next)).toBe(
    actor === 'buyer' ? undefined : next.find((one) => one !== 'refused'),
  )
})
