import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentStatusCode } from '#domain/payments/payment-status.ts'
import type { Tone } from '#ui/display/tone.ts'

/** Words of each status of a payment request. */
export const statusWords: Record<PaymentStatusCode, MessageDescriptor> = {
  waiting: msg({ message: 'Waiting for payment', context: 'payment' }),
  uploaded: msg({ message: 'Proof uploaded', context: 'payment' }),
  completed: msg({ message: 'Paid', context: 'payment' }),
  failed: msg({ message: 'Failed', context: 'payment' }),
  voided: msg({ message: 'Canceled', context: 'payment' }),
}

/** Color of each status. */
export const statusTones: Record<PaymentStatusCode, Tone> = {
  waiting: 'warning',
  uploaded: 'info',
  completed: 'success',
  failed: 'danger',
  voided: 'neutral',
}
