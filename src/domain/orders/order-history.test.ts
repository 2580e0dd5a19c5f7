import { expect, test } from 'vitest'
import { type OrderEvent, sortEvents } from './order-history.ts'

const event = (kind: OrderEvent['kind'], part: Partial<OrderEvent> = {}): OrderEvent => ({
  kind,
  at: null,
  day: null,
  by: null,
  reference: null,
  ...part,
})

test('events stand in the order of their days, those of one day and of none in the usual course', () => {
  const sorted = sortEvents(
    [
      event('invoiced', { day: '2026-11-05' }),
      event('shipped', { day: '2026-11-05' }),
      event('confirmed'),
      event('sent', { at: '2026-11-01T10:00:00Z' }),
      event('placed', { at: '2026-11-01T12:00:00Z' }),
      event('packed'),
    ],
    (at) => at.slice(0, 10),
  )
  expect(sorted.map(({ kind }) => kind)).toEqual([
    'placed',
    'sent',
    'confirmed',
    'packed',
    'shipped',
    'invoiced',
  ])
})
