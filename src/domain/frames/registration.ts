import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { frameNumberOf, isFrameNumber } from './frame-number.ts'

/** States of a registered frame. */
export const frameStatuses = [
  'registered',
  'changed',
  'withdrawn',
  'stolen',
  'warranty_ended',
] as const
export type FrameStatus = (typeof frameStatuses)[number]

const line = (most: number) =>
  v.optional(v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(most, 'too_long')), '')

/** Number of a frame as it is typed, in the form in which it is stored. */
export const frameNumberField = v.pipe(
  v.string(),
  v.transform(frameNumberOf),
  rules.required,
  v.check((number) => number === '' || isFrameNumber(number), 'frame_number'),
)

/** Fields of the owner of a frame. */
export const ownerFields = {
  name: line(120),
  phone: v.pipe(line(17), rules.phone),
  email: v.pipe(line(120), rules.email),
  address: line(200),
  city: line(80),
}

/** A sold frame as a shop reports it. The owner's name is asked for unless the shop itself owns the bicycle. */
export const RegistrationFields = v.pipe(
  v.object({
    frameNumber: frameNumberField,
    soldDate: v.pipe(v.string(), rules.required),
    useAccountData: v.boolean(),
    nonRetail: v.boolean(),
    ...ownerFields,
  }),
  v.forward(
    v.check(
      ({ useAccountData, nonRetail, name }) => useAccountData || nonRetail || name !== '',
      'required',
    ),
    ['name'],
  ),
)
export type Registration = v.InferOutput<typeof RegistrationFields>

/** Why a frame cannot be registered; null: it can. Days as 2026-11-26. */
export function registrationRefusal(
  frame: { registrable: boolean; status: FrameStatus | null } | undefined,
  { soldDate, today }: { soldDate: string; today: string },
): { code: string; field: string } | null {
  if (!frame) return { code: 'frame_unknown', field: 'frameNumber' }
  if (!frame.registrable) return { code: 'brand_not_registrable', field: 'frameNumber' }
  if (frame.status !== null && frame.status !== 'withdrawn')
    return { code: 'already_reported', field: 'frameNumber' }
  return soldDate > today ? { code: 'in_future', field: 'soldDate' } : null
}

/** Whether a report in this state can be corrected. */
export const isChangeable = (status: FrameStatus): boolean =>
  status === 'registered' || status === 'changed'

/** Why a report cannot be changed; null: it can. Days as 2026-11-26. */
export function changeRefusal(
  status: FrameStatus | undefined,
  { soldDate, today }: { soldDate: string; today: string },
): { code: string; field: string } | null {
  if (!status || status === 'withdrawn') return { code: 'not_found', field: 'frameNumber' }
  if (!isChangeable(status)) return { code: 'no_longer_editable', field: 'frameNumber' }
  return soldDate > today ? { code: 'in_future', field: 'soldDate' } : null
}

/** Why a report cannot be withdrawn; null: it can. */
export function withdrawalRefusal(status: FrameStatus | undefined): string | null {
  if (!status || status === 'withdrawn') return 'not_found'
  return status === 'stolen' ? 'frame_stolen' : null
}

/** Hand-over of a registration to the ERP: the action that is due, and its state. */
export interface FrameHandover {
  action: 'insert' | 'update'
  state: 'pending' | 'processing' | 'failed' | 'complete'
}

type HandoverLabel =
  | 'complete'
  | `${Exclude<FrameHandover['state'], 'complete'>}_${FrameHandover['action']}`

/** Names the state of a hand-over as the list shows it. */
export const handoverLabel = ({ action, state }: FrameHandover): HandoverLabel =>
  state === 'complete' ? state : `${state}_${action}`

/** The hand-over that a change asks for: what the ERP has never taken is still to be inserted. */
export const handoverAfterChange = ({ action, state }: FrameHandover): FrameHandover =>
  action === 'insert' && (state === 'pending' || state === 'failed')
    ? { action: 'insert', state: 'pending' }
    : { action: 'update', state: 'pending' }
