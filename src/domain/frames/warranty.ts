import type { FrameStatus } from './registration.ts'

/** State of a warranty as anyone may read it. */
export type WarrantyState = 'valid' | 'ended' | 'stolen' | 'withdrawn'

/** State of the warranty of a reported frame: stolen weighs more than withdrawn. */
export function warrantyState({
  status,
  stolen,
}: {
  status: FrameStatus
  stolen: boolean
}): WarrantyState {
  if (stolen || status === 'stolen') return 'stolen'
  if (status === 'withdrawn') return status
  return status === 'warranty_ended' ? 'ended' : 'valid'
}
