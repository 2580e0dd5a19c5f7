import { Trans } from '@lingui/react/macro'
import { displayCode, type Customer } from '#domain/session.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Row, Stack } from '#ui/stack.tsx'
import { code, muted } from '#ui/theme/text.css.ts'

interface CustomerCardProps {
  customer: Customer
  /** Missing: this person works for one customer only. */
  onChange?: () => void
}

/** Who the chosen customer is. */
export function CustomerCard({ customer, onChange }: CustomerCardProps) {
  const { custName, custAddress, custCity, email, custPhone, custGroups } = customer
  const facts: [IconName, string | null][] = [
    ['pin', [custAddress, custCity].filter(Boolean).join(', ') || null],
    ['mail', email],
    ['phone', custPhone],
    ['users', custGroups.join(', ') || 'N/A'],
  ]
  return (
    <Stack gap={3}>
      <div>
        <h2>{custName}</h2>
        <span className={`${code} ${muted}`}>{displayCode(customer.custCode)}</span>
      </div>
      <Stack gap={2} as="ul">
        {facts.map(([icon, text]) => text && (
          <li key={icon}><Row tight><Icon name={icon} size="sm" />{text}</Row></li>
        ))}
      </Stack>
      {onChange && <Button icon="swap" fill onClick={onChange}><Trans>Change customer</Trans></Button>}
    </Stack>
  )
}
