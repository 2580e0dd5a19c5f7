import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { Tone } from '#ui/display/tone.ts'

/** Words for the statuses of the ERP's feed (feed `orders`, column `status`). */
const words: Record<string, [Tone, MessageDescriptor]> = {
  placed: ['neutral', msg`Placed`],
  confirmed: ['info', msg`Confirmed`],
  shipped: ['success', msg`Shipped`],
  cancelled: ['danger', msg`Canceled`],
}

/** Status of an order in words. */
export function OrderStatus({ status }: { status: string }) {
  const { i18n } = useLingui()
  const [tone, text] = words[status] ?? ['neutral', undefined]
  return <StatusDot tone={tone}>{text ? i18n._(text) : status}</StatusDot>
}
