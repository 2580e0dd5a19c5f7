import { expect, test } from 'vitest'
import type { FrameStatus } from './registration.ts'
import { warrantyEnd, type WarrantyState, warrantyState } from './warranty.ts'

test.each([
  ['2026-05-04', null, '2031-05-04'],
  ['2024-02-29', null, '2029-02-28'],
  ['2026-05-04', '2028-01-01', '2028-01-01'],
])('sold %s, the ERP says %s: until %s', (sold, named, end) => {
  expect(warrantyEnd(sold, named)).toBe(end)
})

test.each<[FrameStatus, string, WarrantyState]>([
  ['registered', '2026-06-01', 'valid'],
  ['registered', '2026-05-31', 'ended'],
  ['changed', '2030-01-01', 'valid'],
  ['warranty_ended', '2030-01-01', 'ended'],
  ['stolen', '2030-01-01', 'stolen'],
  ['withdrawn', '2030-01-01', 'withdrawn'],
])('%s until %s is %s', (status, end, state) => {
  expect(warrantyState(status, end, '2026-06-01')).toBe(state)
})
