import * as v from 'valibot'
import { rules } from '../portal/validation.ts'

/**
 * Events that endpoints can be told of. Each is fired by its line in `server/db/functions/webhook-events.sql`, in the
 * transaction of the change, and described by its line in `server/modules/webhooks/event-data.ts`.
 */
export const webhookEvents = [
  'order.placed',
  'order.changed',
  'order.cancelled',
  'payment.completed',
  'payment.failed',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'claim.created',
  'claim.changed',
  'frame.registered',
  'frame.changed',
  'frame.withdrawn',
  'inspection.created',
  'delivery.received',
  'collect-order.changed',
  'third-party-order.placed',
  'third-party-order.changed',
  'visit.created',
  'inquiry.created',
  'feedback.created',
  'user.created',
  'user.deactivated',
] as const

export type WebhookEvent = (typeof webhookEvents)[number]

/** Fields of an endpoint. */
export const WebhookFields = v.object({
  name: v.pipe(v.string(), v.trim(), rules.required, v.maxLength(60, 'too_long')),
  url: v.pipe(v.string(), v.trim(), rules.required, v.maxLength(500, 'too_long')),
  events: v.pipe(
    v.array(v.picklist(webhookEvents, 'unknown_event')),
    v.minLength(1, 'nothing_chosen'),
  ),
  enabled: v.boolean(),
})

/** Days of failures alone after which an endpoint is switched off. */
export const disableAfterDays = 5

/** Whether an endpoint that has failed since then is switched off: long failing, or gone for good (410). */
export const givesUp = (failingSince: Date, now: Date, status: number | null): boolean =>
  status === 410 || now.getTime() - failingSince.getTime() >= disableAfterDays * 86_400_000
