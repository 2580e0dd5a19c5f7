import { Trans } from '@lingui/react/macro'
import { useSetAtom } from 'jotai'
import { customerDialogAtom } from '#app/customer/customer-dialog-atom.ts'
import { useScope } from '#app/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** A cart belongs to a customer, and none is chosen. */
export function NoCustomer() {
  const open = useSetAtom(customerDialogAtom)
  const mayChange = useScope('menu.change-cust')
  return (
    <EmptyState
      icon="store"
      heading={<Trans>No customer is chosen</Trans>}
      text={mayChange ? <Trans>A cart belongs to a customer. Choose one to see theirs.</Trans> : <Trans>A cart belongs to a customer, and none has been set up for you yet. Please ask your contact.</Trans>}
      action={mayChange && <Button variant="primary" onClick={() => open(true)}><Trans>Choose a customer</Trans></Button>}
    />
  )
}
