import { Trans } from '@lingui/react/macro'
import { displayCode, type Customer } from '#domain/account/session.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { code, muted, small } from '#ui/theme/text.css.ts'
import { useConfig } from '#shell/session/use-session.ts'
import * as css from './customer-row.css.ts'

interface CustomerRowProps {
  customer: Customer
  /** The one this session works for now. */
  current: boolean
  disabled: boolean
  /** Whether this one is chosen, where several may be. */
  picked?: boolean | undefined
  onChoose: () => void
}

/** Customer to choose: name, code and address; a press chooses it. */
export function CustomerRow({ customer, current, disabled, picked, onChoose }: CustomerRowProps) {
  const { custGroupOnCustSelect } = useConfig()
  const { custName, custAddress, custCity, email, custPhone, custGroups } = customer
  const place = [custAddress, custCity].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      className={css.row}
      aria-current={current || undefined}
      aria-pressed={picked}
      disabled={disabled}
      onClick={onChoose}
    >
      <span className={css.words}>
        <span className={css.head}>
          <strong>{custName}</strong>
          <span className={`${code} ${muted}`}>{displayCode(customer.custCode)}</span>
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
        <span className={`${muted} ${small} ${css.details}`}>
          {[place, email, custPhone].filter(Boolean).map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </span>
        {custGroupOnCustSelect && (
          <span className={`${muted} ${small}`}>{custGroups.join(', ') || 'N/A'}</span>
        )}
      </span>
      {picked === undefined ? (
        <Icon name="chevron-right" size="sm" />
      ) : (
        <span className={css.mark} data-picked={picked}>
          {picked && <Icon name="check" size="sm" />}
        </span>
      )}
    </button>
  )
}
