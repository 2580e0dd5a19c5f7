import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { displayCode } from '#domain/session.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/icon.tsx'
import { Popover } from '#ui/popover.tsx'
import { CustomerCard } from './customer-card.tsx'
import { chip, name } from './customer-chip.css.ts'
import { useCustomerMenu } from './use-customer-menu.ts'

/** The customer this session works for: opens their card, or the selection while there is none. */
export function CustomerChip() {
  const { t } = useLingui()
  const { customer, mayChoose, mayChange, choose } = useCustomerMenu()
  const [open, setOpen] = useState(false)
  if (!customer) {
    if (!mayChoose) return null
    return (
      <button type="button" className={`${button()} ${chip}`} onClick={choose}>
        <Icon name="store" size="sm" />
        {t`select customer`}
      </button>
    )
  }
  const change = () => {
    setOpen(false)
    choose()
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t`Customer`}
      trigger={
        <button type="button" className={`${button()} ${chip}`}>
          <Icon name="store" size="sm" />
          <span className={name}>{displayCode(customer.custCode)} - {customer.custName}</span>
          {mayChange && <Icon name="swap" size="sm" />}
        </button>
      }
    >
      <CustomerCard customer={customer} onChange={mayChange ? change : undefined} />
    </Popover>
  )
}
