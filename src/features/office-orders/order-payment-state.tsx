import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { Tone } from '#ui/display/tone.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { OfficeOrderRow } from './office-order-row.ts'

type PaymentState = NonNullable<OfficeOrderRow['paymentState']>

/** Every state of the payment of an order in advance. */
export const paymentStates = ['pending', 'processing', 'complete', 'failed', 'void'] as const

export const paymentStateWords: Record<PaymentState, MessageDescriptor> = {
  pending: msg({ message: 'Waiting for payment', context: 'payment' }),
  processing: msg({ message: 'Processing', context: 'payment' }),
  complete: msg({ message: 'Paid', context: 'payment' }),
  failed: msg({ message: 'Failed', context: 'payment' }),
  void: msg({ message: 'Canceled', context: 'payment' }),
}

const tones: Record<PaymentState, Tone> = {
  pending: 'warning',
  processing: 'info',
  complete: 'success',
  failed: 'danger',
  void: 'neutral',
}

/** State of an order's payment as a dot and a word. */
export function OrderPaymentState({ state }: { state: PaymentState }) {
  const { i18n } = useLingui()
  return <StatusDot tone={tones[state]}>{i18n._(paymentStateWords[state])}</StatusDot>
}
