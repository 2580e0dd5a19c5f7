import { expect, test } from 'vitest'
import type { FrameStatus } from './registration.ts'
import { type WarrantyState, warrantyState } from './warranty.ts'

test.each<[FrameStatus, boolean, WarrantyState]>([
  ['registered', false, 'valid'],
  ['changed', false, 'valid'],
  ['warranty_ended', false, 'ended'],
  ['stolen', false, 'stolen'],
  ['withdrawn', false, 'withdrawn'],
  ['withdrawn', true, 'stolen'],
])('%s, stolen %s is %s', (status, stolen, state) => {
  expect(warrantyState({ status, stolen })).toBe(state)
})
