import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { frameNumberOf, isFrameNumber } from './frame-number.ts'

/** An inspection as a shop fills it in; `checked` are ids of the checklist. */
export const PdiFields = v.object({
  frameNumber: v.pipe(
    v.string(),
    v.transform(frameNumberOf),
    rules.required,
    v.check((number) => number === '' || isFrameNumber(number), 'frame_number'),
  ),
  mechanic: v.pipe(v.string(), v.trim(), rules.required, v.maxLength(80, 'too_long')),
  checked: v.pipe(v.array(v.string()), v.maxLength(200, 'too_many')),
})

/** A point of the checklist: for one kind of merchandise, or for all without one. */
export interface PdiPoint {
  id: string
  description: string
  merchandise: string | null
  sorting: number
  required: boolean
}

/** Returns points in the order in which an inspection asks for them. */
export const inOrder = <Point extends PdiPoint>(points: readonly Point[]): Point[] =>
  points.toSorted((one, other) => one.sorting - other.sorting || (one.id < other.id ? -1 : 1))

/** Returns the points asked for at an article of this merchandise, in their order. */
export const pointsFor = <Point extends PdiPoint>(
  points: readonly Point[],
  merchandise: string | null,
): Point[] =>
  inOrder(points.filter((point) => point.merchandise === null || point.merchandise === merchandise))

/** Whether all required points are checked. */
export const isComplete = (points: readonly { required: boolean; checked: boolean }[]): boolean =>
  points.every(({ required, checked }) => checked || !required)
