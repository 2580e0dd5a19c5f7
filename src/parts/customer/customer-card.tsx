import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { displayCode, type Customer } from '#domain/account/session.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import type { IconName } from '#ui/display/icon-paths.ts'
import { Stack } from '#ui/display/stack.tsx'
import { OverlayBoundary } from '#ui/overlay/overlay-boundary.tsx'
import { code, muted } from '#ui/theme/text.css.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { fact } from './customer-card.css.ts'
import { CustomerCredit } from './customer-credit.tsx'

interface CustomerCardProps {
  customer: Customer
  /** Missing: this person works for one customer only. */
  onChange?: (() => void) | undefined
  /** The person goes elsewhere from here. */
  onLeave: () => void
}

// What saves a customer is no part of the frame.
const SaveOffline = lazy(() =>
  import('#parts/offline-customers/save-offline-button.tsx').then((part) => ({
    default: part.SaveOfflineButton,
  })),
)

/** Card of the chosen customer, with their available credit. */
export function CustomerCard({ customer, onChange, onLeave }: CustomerCardProps) {
  const { custGroupOnCustSelect } = useConfig()
  const { custName, custAddress, custCity, email, custPhone, custGroups } = customer
  const facts: [IconName, string | null][] = [
    ['pin', [custAddress, custCity].filter(Boolean).join(', ') || null],
    ['mail', email],
    ['phone', custPhone],
    ['users', custGroupOnCustSelect ? custGroups.join(', ') || 'N/A' : null],
  ]
  return (
    <Stack gap={3}>
      <div>
        <h2>{custName}</h2>
        <span className={`${code} ${muted}`}>{displayCode(customer.custCode)}</span>
      </div>
      <CustomerCredit onLeave={onLeave} />
      <Stack gap={2} as="ul">
        {facts.map(
          ([icon, text]) =>
            text && (
              <li key={icon} className={fact}>
                <Icon name={icon} size="sm" />
                {text}
              </li>
            ),
        )}
      </Stack>
      {onChange && (
        <OverlayBoundary fallback={null}>
          <Suspense>
            <SaveOffline customer={customer} />
          </Suspense>
        </OverlayBoundary>
      )}
      {onChange && (
        <Button icon="swap" fill onClick={onChange}>
          <Trans>Change customer</Trans>
        </Button>
      )}
    </Stack>
  )
}
