import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CustomerList } from '#app/customer/customer-list.tsx'
import { PagedCustomerList } from '#app/customer/paged-customer-list.tsx'
import { useConfig } from '#app/session/use-session.ts'
import type { Customer } from '#domain/session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Stack } from '#ui/stack.tsx'

interface TakeDialogProps { onTake: (customer: Customer) => void; onClose: () => void }

/** Choosing whom to take along. */
export function TakeDialog({ onTake, onClose }: TakeDialogProps) {
  const { t } = useLingui()
  const { features } = useConfig()
  const List = features.NEW_CUSTOMER_DIALOG ? PagedCustomerList : CustomerList
  const [chosen, setChosen] = useState<Customer | null>(null)
  return (
    <Dialog
      open
      persistent
      fullScreen
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Take a customer along</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}><Trans>Cancel</Trans></Button>
          <Button variant="primary" disabled={!chosen} onClick={() => chosen && onTake(chosen)}><Trans>Take along</Trans></Button>
        </>
      }
    >
      <Stack><List chosen={chosen} current={null} onChoose={setChosen} /></Stack>
    </Dialog>
  )
}
