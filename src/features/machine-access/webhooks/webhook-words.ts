import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { WebhookEvent } from '#domain/machine/webhook.ts'

/** Why something about a webhook was refused. */
export const webhookWords = {
  nothing_chosen: msg`Choose at least one`,
  not_open: msg`Enter an https address on the open internet, without a port or password`,
  switched_off: msg`This webhook is switched off. Switch it on first.`,
  still_waiting: msg`This event is already on its way`,
}

export const eventWords: Record<WebhookEvent, MessageDescriptor> = {
  'order.placed': msg`Order placed`,
  'order.changed': msg`Order changed`,
  'order.cancelled': msg`Order canceled`,
  'payment.completed': msg`Payment completed`,
  'payment.failed': msg`Payment failed`,
  'quote.sent': msg`Quote sent`,
  'quote.accepted': msg`Quote accepted`,
  'quote.declined': msg`Quote declined`,
  'claim.created': msg`Claim submitted`,
  'claim.changed': msg`Claim changed`,
  'frame.registered': msg`Retail sale reported`,
  'frame.changed': msg`Retail sale changed`,
  'frame.withdrawn': msg`Retail sale withdrawn`,
  'inspection.created': msg`Bicycle inspected`,
  'delivery.received': msg`Delivery counted`,
  'collect-order.changed': msg`Click and collect order changed`,
  'third-party-order.placed': msg`Third-party order placed`,
  'third-party-order.changed': msg`Third-party order changed`,
  'visit.created': msg`Visit reported`,
  'inquiry.created': msg`New customer inquiry`,
  'feedback.created': msg`New consumer voice`,
  'user.created': msg`User created`,
  'user.deactivated': msg`User deactivated`,
}
