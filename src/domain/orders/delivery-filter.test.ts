import { expect, test } from 'vitest'
import { type DeliveryFilter, matchesDelivery } from './delivery-filter.ts'

const delivery = {
  doNumber: '8000-1',
  trackingNo: 'TRK77',
  custPoNo: null,
  expeditionName: 'Parcel One',
  phase: 'carrier' as const,
  detail: [{ orderNo: 'B2B-7', soNo: '450', articleCodeDisplay: 'A-1', description: 'Brake Pad' }],
}

test.each<[DeliveryFilter, boolean]>([
  [{}, true],
  [{ search: 'pad parcel' }, true],
  [{ search: 'trk77' }, true],
  [{ search: '450 B2B-7' }, true],
  [{ search: 'null' }, false],
  [{ search: 'pad chain' }, false],
  [{ phase: 'carrier' }, true],
  [{ phase: 'done' }, false],
  [{ phase: 'carrier', search: 'chain' }, false],
])('%o: %s', (filter, found) => expect(matchesDelivery(filter)(delivery)).toBe(found))
