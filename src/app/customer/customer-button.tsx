import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { displayCode } from '#domain/session.ts'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { CustomerCard } from './customer-card.tsx'
import { useCustomerMenu } from './use-customer-menu.ts'

/** The customer chip of a phone: an icon, and the card as a sheet. */
export function CustomerButton() {
  const { t } = useLingui()
  const { customer, mayChoose, mayChange, choose } = useCustomerMenu()
  const [open, setOpen] = useState(false)
  if (!customer) return mayChoose ? <IconButton icon="store" label={t`select customer`} onClick={choose} /> : null
  const change = () => {
    setOpen(false)
    choose()
  }
  return (
    <>
      <IconButton icon="store" label={`${displayCode(customer.custCode)} - ${customer.custName}`} onClick={() => setOpen(true)} />
      <Dialog place="sheet" open={open} onOpenChange={setOpen} title={t`Customer`} closeLabel={t`Close`}>
        <CustomerCard customer={customer} onChange={mayChange ? change : undefined} />
      </Dialog>
    </>
  )
}
