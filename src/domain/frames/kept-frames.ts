import type { Day } from '../time/day.ts'
import { frameNumberOf, isFrameNumber } from './frame-number.ts'
import type { FrameStatus } from './registration.ts'

/** A frame of a customer with what a claim, an inspection and a report of its sale begin with; days as 2026-11-26. */
export interface CustomerFrame {
  frameNumber: string
  articleCode: string | null
  articleName: string | null
  brand: string | null
  merchandise: string | null
  model: string | null
  modelYear: number | null
  series: string | null
  productionCode: string | null
  deliveryNo: string | null
  shippedAt: Day | null
  soldOn: Day | null
  warrantyUntil: Day | null
  pdiOn: Day | null
  pdiId: string | null
  pdiComplete: boolean
  recall: string | null
  stolen: boolean
  /** Whether the frame can be inspected and its sale reported. */
  reportable: boolean
  /** Whether its brand takes reports of sales. */
  registrable: boolean
  status: FrameStatus | null
}

/** Which frames of a customer a device keeps: those of so many years, the latest, and no more than these. */
export const keptFrames = { years: 3, most: 5_000 }

/** Time in ms after which kept frames are asked for again, once a screen that needs them is opened. */
const freshFor = 15 * 60_000

/** First day whose deliveries and sales a device keeps. */
export function firstKeptDay(today: Day): Day {
  const [year = '', ...rest] = today.split('-')
  const day = `${Number(year) - keptFrames.years}-${rest.join('-')}`
  // Three years before a leap day there was none.
  return day.endsWith('-02-29') ? day.replace('-02-29', '-03-01') : day
}

/**
 * Whether kept frames are to be asked for again. In ms.
 * @param at when the server gave them; undefined: never
 * @param changedAt when a queued inspection or sale arrived there last; undefined: none has
 */
export const areFramesDue = (
  at: number | undefined,
  now: number,
  changedAt: number | undefined,
): boolean =>
  // A clock that was set back would call them fresh for as long.
  at === undefined ||
  now - at >= freshFor ||
  at > now ||
  (changedAt !== undefined && changedAt >= at)

/** Finds a frame by its number as typed or scanned; null: it is none of these. */
export function frameIn(frames: readonly CustomerFrame[], text: string): CustomerFrame | null {
  if (!isFrameNumber(text)) return null
  const number = frameNumberOf(text)
  return frames.find(({ frameNumber }) => frameNumber === number) ?? null
}
