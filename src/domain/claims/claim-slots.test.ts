import { expect, test } from 'vitest'
import {
  additionalSlots,
  type ClaimSlot,
  claimSlots,
  refusalOfSlot,
  slotContent,
  slotFormats,
  slotLimit,
  slotsFor,
} from './claim-slots.ts'

test.each([
  ['photo1', 'jpg', 20_000_000, null],
  ['photo1', 'jpg', 20_000_001, 'file_too_large'],
  ['photo6', 'pdf', 10, 'format_not_accepted'],
  ['photo2', 'heic', 10, 'format_not_accepted'],
  ['invoice', 'pdf', 10_000_000, null],
  ['invoice', 'pdf', 10_000_001, 'file_too_large'],
  ['idCard', 'webp', 10, null],
  ['idCard', 'mp4', 10, 'format_not_accepted'],
  ['video', 'mov', 50_000_000, null],
  ['video', 'webm', 50_000_001, 'file_too_large'],
  ['video', 'jpg', 10, 'format_not_accepted'],
  ['additionalDoc5', 'pdf', 10, null],
  ['additionalDoc1', null, 10, 'format_not_accepted'],
] as const)('%s takes %s of %i bytes: %s', (slot, format, bytes, refusal) => {
  expect(refusalOfSlot(slot, { format, bytes }, 50)).toBe(refusal)
})

test('fourteen places, five of them for further papers', () => {
  expect(claimSlots).toHaveLength(14)
  expect(additionalSlots).toHaveLength(5)
  const of = (slot: ClaimSlot) => [slotContent(slot), slotFormats(slot).length, slotLimit(slot, 1)]
  expect(of('video')).toEqual(['video', 3, 1_000_000])
  expect(of('photo3')).toEqual(['picture', 3, 20_000_000])
  expect(of('invoice')).toEqual(['paper', 4, 10_000_000])
})

test.each([
  ['photo1', [], 2, ['photo1', 'photo2']],
  ['photo3', ['photo4'], 3, ['photo3', 'photo5', 'photo6']],
  ['photo3', ['photo3'], 1, ['photo3']],
  ['photo6', [], 3, ['photo6']],
  ['invoice', [], 2, ['invoice']],
  ['additionalDoc4', [], 5, ['additionalDoc4', 'additionalDoc5']],
  ['photo1', [], 0, []],
] as const)('files for %s beside %j', (slot, taken, count, expected) => {
  expect(slotsFor(slot, taken, count)).toEqual(expected)
})
