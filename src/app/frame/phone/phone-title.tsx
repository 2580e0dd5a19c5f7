import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { displayCode } from '#domain/account/session.ts'
import { CreditLeft } from '#parts/credit/credit-left.tsx'
import { CustomerCard } from '#parts/customer/customer-card.tsx'
import { switchingAtom } from '#parts/customer/switching-atom.ts'
import { useCustomerMenu } from '#parts/customer/use-customer-menu.ts'
import { cutTitle } from '#shell/navigation/title.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import * as css from '../bar.css.ts'
import type { PhoneFacts } from './phone-facts.ts'

/** The title of a screen and, under it, for whom one orders and what credit is left; a press tells all of it. */
export function PhoneTitle({ title, facts }: { title: string; facts: PhoneFacts }) {
  const { t } = useLingui()
  const { customer, mayChoose, mayChange, choose } = useCustomerMenu()
  const switching = useAtomValue(switchingAtom)
  const [open, setOpen] = useState(false)
  const line = <div className={css.phoneTitle}>{cutTitle(title)}</div>
  if (!facts.credit && !(facts.customer && (customer || mayChoose)))
    return <div className={css.phoneTitles}>{line}</div>
  const code = customer && displayCode(customer.custCode)
  return (
    <>
      <button
        type="button"
        className={css.phoneTitles}
        aria-haspopup="dialog"
        title={customer ? `${code} - ${customer.custName}` : undefined}
        disabled={switching}
        onClick={() => (customer ? setOpen(true) : choose())}
      >
        {line}
        <span className={css.phoneFacts}>
          {switching ? (
            t`Please wait`
          ) : (
            <>
              {facts.customer && (
                <span className={css.phoneFact}>
                  {customer ? `${code} · ${customer.custName}` : t`Select customer`}
                </span>
              )}
              {facts.customer && facts.credit && ' · '}
              {facts.credit && <CreditLeft />}
              <Icon name="chevron-down" size="sm" />
            </>
          )}
        </span>
      </button>
      {customer && (
        <Dialog place="sheet" open={open} onOpenChange={setOpen} title={t`Customer`}>
          <CustomerCard
            customer={customer}
            onChange={
              mayChange
                ? () => {
                    setOpen(false)
                    choose()
                  }
                : undefined
            }
            onLeave={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  )
}
