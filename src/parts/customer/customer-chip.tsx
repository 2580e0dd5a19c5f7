import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState, type ComponentProps } from 'react'
import { displayCode, type Customer } from '#domain/account/session.ts'
import { button } from '#ui/button.css.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Popover } from '#ui/overlay/popover.tsx'
import { useDesk } from '#ui/media/use-desk.ts'
import { CustomerCard } from './customer-card.tsx'
import { chip, code, name } from './customer-chip.css.ts'
import { switchingAtom } from './switching-atom.ts'
import { useCustomerMenu } from './use-customer-menu.ts'

/** The customer this session works for: opens their card, or the selection while there is none. */
export function CustomerChip() {
  const { t } = useLingui()
  const { customer, mayChoose, choose } = useCustomerMenu()
  if (useAtomValue(switchingAtom))
    return <ChipButton disabled aria-busy="true">{t`Please wait`}</ChipButton>
  if (customer) return <ChosenCustomer customer={customer} />
  return mayChoose ? <ChipButton onClick={choose}>{t`Select customer`}</ChipButton> : null
}

function ChosenCustomer({ customer }: { customer: Customer }) {
  const { t } = useLingui()
  const desk = useDesk()
  const { mayChange, choose } = useCustomerMenu()
  const [open, setOpen] = useState(false)
  const change = () => {
    setOpen(false)
    choose()
  }
  const card = (
    <CustomerCard
      customer={customer}
      onChange={mayChange ? change : undefined}
      onLeave={() => setOpen(false)}
    />
  )
  const label = `${displayCode(customer.custCode)} - ${customer.custName}`
  const trigger = (
    <ChipButton
      aria-haspopup="dialog"
      title={label}
      aria-label={label}
      {...(desk ? {} : { onClick: () => setOpen(true) })}
    >
      <span className={code}>{displayCode(customer.custCode)}</span>
      <span className={name}>- {customer.custName}</span>
      {mayChange && <Icon name="swap" size="sm" />}
    </ChipButton>
  )
  if (desk)
    return (
      <Popover room="card" open={open} onOpenChange={setOpen} label={t`Customer`} trigger={trigger}>
        {card}
      </Popover>
    )
  return (
    <>
      {trigger}
      <Dialog place="sheet" open={open} onOpenChange={setOpen} title={t`Customer`}>
        {card}
      </Dialog>
    </>
  )
}

function ChipButton({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={`${button()} ${chip}`}>
      <Icon name="store" size="sm" />
      {children}
    </button>
  )
}
