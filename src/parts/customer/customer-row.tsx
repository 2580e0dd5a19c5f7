import { Trans } from '@lingui/react/macro'
import { displayCode, type Customer } from '#domain/account/session.ts'
import { Badge } from '#ui/display/badge.tsx'
import { code, muted, small } from '#ui/theme/text.css.ts'
import { useConfig } from '#shell/session/use-session.ts'
import * as css from './customer-row.css.ts'

interface CustomerRowProps {
  customer: Customer
  chosen: boolean
  /** The one this session works for now. */
  current: boolean
  onChoose: () => void
}

/** Customer to choose: code, name and address. */
export function CustomerRow({ customer, chosen, current, onChoose }: CustomerRowProps) {
  const { custGroupOnCustSelect } = useConfig()
  const { custName, custAddress, custCity, email, custPhone, custGroups } = customer
  const details = [[custAddress, custCity].filter(Boolean).join(', '), email, custPhone]
    .filter(Boolean)
    .join(' · ')
  return (
    <label className={css.row} data-chosen={chosen}>
      <input
        type="radio"
        name="customer"
        checked={chosen}
        onChange={onChoose}
        className={css.radio}
      />
      <span className={css.words}>
        <span className={css.head}>
          <span className={code}>{displayCode(customer.custCode)}</span>
          <strong>{custName.toUpperCase()}</strong>
          {current && (
            <Badge tone="info">
              <Trans>Current</Trans>
            </Badge>
          )}
          {customer.reasonBlocked && (
            <Badge tone="danger" icon="blocked">
              <Trans>Blocked</Trans>
            </Badge>
          )}
        </span>
        {details && <span className={`${muted} ${small}`}>{details}</span>}
        {custGroupOnCustSelect && (
          <span className={`${muted} ${small}`}>{custGroups.join(', ') || 'N/A'}</span>
        )}
      </span>
    </label>
  )
}
