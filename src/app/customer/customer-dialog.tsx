import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Customer } from '#domain/session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import { useConfig, useUser } from '../session/use-session.ts'
import { CustomerList } from './customer-list.tsx'
import { PagedCustomerList } from './paged-customer-list.tsx'
import { useSwitchCustomer } from './use-switch-customer.ts'

/** Choosing the customer to work for. */
export function CustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { customerData } = useUser()
  const { features } = useConfig()
  const List = features.NEW_CUSTOMER_DIALOG ? PagedCustomerList : CustomerList
  const [chosen, setChosen] = useState<Customer | null>(customerData)
  const { state, change } = useSwitchCustomer()
  const apply = () => {
    if (!chosen) return
    if (chosen.id === customerData?.id) onClose()
    else void change(chosen)
  }
  return (
    <Dialog
      open
      persistent
      fullScreen
      onOpenChange={(open) => !open && onClose()}
      title={t`Select customer`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}><Trans>Cancel</Trans></Button>
          <Button variant="primary" disabled={!chosen} busy={state === 'busy'} onClick={apply}><Trans>Apply</Trans></Button>
        </>
      }
    >
      <Stack>
        {state === 'failed' && (
          <Notice tone="danger" live="alert">
            {t({ id: 'failed_change_customer', message: 'Failed change customer, please try again' })}
          </Notice>
        )}
        <List chosen={chosen} current={customerData} onChoose={setChosen} />
      </Stack>
    </Dialog>
  )
}
