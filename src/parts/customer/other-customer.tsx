import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SwitchButton } from './switch-button.tsx'

/** Offers the customer that a link's orders belong to: the portal shows one customer at a time. @param code of that customer */
export function OtherCustomer({ code }: { code: string }) {
  return (
    <EmptyState
      heading={<Trans>This order belongs to customer {code}</Trans>}
      text={<Trans>Switch to this customer to see the order.</Trans>}
      action={<SwitchButton code={code} primary />}
    />
  )
}
