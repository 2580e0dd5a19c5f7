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
  'inquiry.created': msg`New customer inquiry`,
  'user.created': msg`User created`,
}
