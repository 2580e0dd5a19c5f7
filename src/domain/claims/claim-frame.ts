import type { CustomerFrame } from '../frames/kept-frames.ts'
import type { ClaimFields } from './claim-form.ts'

/** Facts of a frame that a claim takes over. */
export type ClaimedFrame = Pick<
  CustomerFrame,
  | 'articleCode'
  | 'brand'
  | 'model'
  | 'modelYear'
  | 'series'
  | 'productionCode'
  | 'deliveryNo'
  | 'soldOn'
>

const filled = [
  'articleCode',
  'brandName',
  'model',
  'modelYear',
  'series',
  'productionCode',
  'deliveryNo',
  'purchaseDate',
] as const

/** Fields of a claim that its frame fills in. */
export type FrameFill = Record<(typeof filled)[number], string>

/** Returns what a frame fills into a claim; null: an unknown one, which fills in nothing. */
export const fillOf = (frame: ClaimedFrame | null): FrameFill => ({
  articleCode: frame?.articleCode ?? '',
  brandName: frame?.brand ?? '',
  model: frame?.model ?? '',
  modelYear: String(frame?.modelYear ?? ''),
  series: frame?.series ?? '',
  productionCode: frame?.productionCode ?? '',
  deliveryNo: frame?.deliveryNo ?? '',
  purchaseDate: frame?.soldOn ?? '',
})

/**
 * Returns the fields that change when a frame is looked up: what a person typed stays, what is empty or came from the frame
 * before is replaced.
 * @param before what the earlier frame filled in
 */
export function filledFrom(
  fields: Pick<ClaimFields, keyof FrameFill>,
  before: FrameFill,
  now: FrameFill,
): Partial<FrameFill> {
  const changed: Partial<FrameFill> = {}
  for (const name of filled) {
    const isOwn = fields[name] !== '' && fields[name] !== before[name]
    if (!isOwn && fields[name] !== now[name]) changed[name] = now[name]
  }
  return changed
}
