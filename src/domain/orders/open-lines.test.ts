import { expect, test } from 'vitest'
import { matchesOpenLine, type OpenLineFilter } from './open-lines.ts'

const line = {
  orderNumber: 'B2B-7',
  soNumber: '450',
  poNumber: null,
  articleCodeDisplay: 'A-1',
  articleDescription: 'Brake Pad',
  createdBy: 'Ann',
  orderType: null,
  brand: 'Stop',
  productCategory: 'paa',
  status: 'confirmed',
  figures: { expected: '2026-12-01' },
}

test.each<[OpenLineFilter, boolean]>([
  [{}, true],
  [{ search: 'pad b2b-7' }, true],
  [{ search: 'pad null' }, false],
  [{ status: 'placed' }, false],
  [{ brand: 'Stop', category: 'paa' }, true],
  [{ brand: 'Other' }, false],
  [{ category: 'bike' }, false],
  [{ from: '2026-12-01', to: '2026-12-01' }, true],
  [{ from: '2026-12-02' }, false],
  [{ to: '2026-11-30' }, false],
  [{ consignment: true }, false],
])('%o: %s', (filter, found) => expect(matchesOpenLine(filter)(line)).toBe(found))

test('a line without a day is in no period, and consignment is told by the type of the order', () => {
  const undated = { ...line, orderType: 'CF', figures: { expected: null } }
  expect(matchesOpenLine({ from: '2026-01-01' })(undated)).toBe(false)
  expect(matchesOpenLine({ consignment: true })(undated)).toBe(true)
})
