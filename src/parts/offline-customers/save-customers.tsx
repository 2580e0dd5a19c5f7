import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Customer } from '#domain/account/session.ts'
import { sizeOfCustomer } from '#domain/portal/offline-customer.ts'
import { ChooseCustomer } from '#parts/customer/choose-customer.tsx'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { Button } from '#ui/button.tsx'
import { muted } from '#ui/theme/text.css.ts'
import { useOfflineCustomers } from './use-offline-customers.ts'

interface SaveCustomersProps {
  onSave: (customers: readonly Customer[]) => void
  onClose: () => void
}

/** A window in which customers are chosen to be saved offline; says how much room they will take. */
export function SaveCustomers({ onSave, onClose }: SaveCustomersProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Customer>>(new Map())
  const { packs, catalogues } = useOfflineCustomers()
  const sizeText = useSizeText()
  const each = sizeOfCustomer(
    (packs ?? []).map(({ bytes }) => bytes),
    [...catalogues.values()].filter(({ ready }) => ready).map(({ bytes }) => bytes),
  )
  const size = each && sizeText(each * Math.max(chosen.size, 1))
  const toggle = (customer: Customer) => {
    const next = new Map(chosen)
    if (!next.delete(customer.id)) next.set(customer.id, customer)
    setChosen(next)
  }
  return (
    <ChooseCustomer
      title={<Trans>Save customers offline</Trans>}
      current={null}
      picked={new Set(chosen.keys())}
      onChoose={toggle}
      onClose={onClose}
      footer={
        <>
          {size && (
            <span className={muted}>
              <Trans>About {size}</Trans>
            </span>
          )}
          <Button
            variant="primary"
            icon="download"
            disabled={chosen.size === 0}
            onClick={() => onSave([...chosen.values()])}
          >
            {chosen.size === 0 ? (
              <Trans>Save offline</Trans>
            ) : (
              <Plural
                value={chosen.size}
                one="Save # customer offline"
                other="Save # customers offline"
              />
            )}
          </Button>
        </>
      }
    />
  )
}
