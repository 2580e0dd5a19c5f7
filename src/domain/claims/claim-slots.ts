import type { FileFormat } from '../files/file-format.ts'

/** Places of files in the order of the form. */
export const claimSlots = [
  'invoice',
  'photo1',
  'photo2',
  'photo3',
  'photo4',
  'photo5',
  'photo6',
  'idCard',
  'video',
  'additionalDoc1',
  'additionalDoc2',
  'additionalDoc3',
  'additionalDoc4',
  'additionalDoc5',
] as const
export type ClaimSlot = (typeof claimSlots)[number]

/** Content of a slot: a picture, a paper (which may be a picture), or the video. */
export const slotContent = (slot: ClaimSlot): 'picture' | 'paper' | 'video' =>
  slot.startsWith('photo') ? 'picture' : slot === 'video' ? 'video' : 'paper'

const pictures: readonly FileFormat[] = ['jpg', 'png', 'webp']
const formats: Record<ReturnType<typeof slotContent>, readonly FileFormat[]> = {
  picture: pictures,
  paper: ['pdf', ...pictures],
  video: ['mp4', 'mov', 'webm'],
}

/** Formats that a slot takes. */
export const slotFormats = (slot: ClaimSlot): readonly FileFormat[] => formats[slotContent(slot)]

/** Largest file of a slot in bytes. @param videoMb of the tenant's settings */
export const slotLimit = (slot: ClaimSlot, videoMb: number): number =>
  ({ picture: 20_000_000, paper: 10_000_000, video: videoMb * 1_000_000 })[slotContent(slot)]

/** Why a file cannot be in a slot; null: it can. */
export function refusalOfSlot(
  slot: ClaimSlot,
  { format, bytes }: { format: FileFormat | null; bytes: number },
  videoMb: number,
): 'format_not_accepted' | 'file_too_large' | null {
  if (!format || !slotFormats(slot).includes(format)) return 'format_not_accepted'
  return bytes > slotLimit(slot, videoMb) ? 'file_too_large' : null
}

/** Places of further papers. */
export const additionalSlots = claimSlots.filter((slot) => slot.startsWith('additionalDoc'))

/**
 * Slots for several files that were chosen for one: that slot, then those behind it with the same content that are free.
 * @param taken slots that have a file @returns at most `count`; files beyond have no place
 */
export function slotsFor(slot: ClaimSlot, taken: readonly ClaimSlot[], count: number): ClaimSlot[] {
  const behind = claimSlots
    .slice(claimSlots.indexOf(slot) + 1)
    .filter((one) => groupOf(one) === groupOf(slot) && !taken.includes(one))
  return [slot, ...behind].slice(0, count)
}

/** Photos fill photos, further papers further papers; every other slot stands alone. */
const groupOf = (slot: ClaimSlot): string => slot.replace(/\d+$/, '')
