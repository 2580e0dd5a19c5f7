import { Trans } from '@lingui/react/macro'
import { useSwitchCustomer } from './use-switch-customer.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

/** Offers the customer that a link's orders belong to: the portal shows one customer at a time. @param code of that customer */
export function OtherCustomer({ code }: { code: string }) {
  const { state, change } = useSwitchCustomer()
  return (
    <EmptyState
      heading={<Trans>This order belongs to customer {code}</Trans>}
      text={<Trans>Switch to this customer to see the order.</Trans>}
      action={
        <>
          <Button
            variant="primary"
            icon="swap"
            busy={state === 'busy'}
            onClick={() => void change({ custCode: { r3: code, isr: null } })}
          >
            <Trans>Switch to {code}</Trans>
          </Button>
          {state === 'failed' && (
            <Notice tone="danger" live="alert">
              <Trans>Couldn’t switch to this customer. You may not have access to it.</Trans>
            </Notice>
          )}
        </>
      }
    />
  )
}
