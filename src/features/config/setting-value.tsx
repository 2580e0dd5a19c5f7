import { Trans } from '@lingui/react/macro'
import type { CurrencyFormat } from '#domain/portal/host-config.ts'
import { formatMoney } from '#domain/ordering/money.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import * as css from './config.css.ts'

/** A pair of a code and its name, as a language has them. */
const named = (item: unknown): string =>
  item !== null && typeof item === 'object' && 'code' in item && 'name' in item
    ? `${String(item.name)} (${String(item.code)})`
    : String(item)

/** The value of a setting as its administrator reads it. @param json of the value */
export function SettingValue({ json }: { json: string }) {
  const value = JSON.parse(json) as unknown
  if (value === true)
    return (
      <StatusDot tone="success">
        <Trans>On</Trans>
      </StatusDot>
    )
  if (value === false)
    return (
      <StatusDot tone="neutral">
        <Trans>Off</Trans>
      </StatusDot>
    )
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return (
      <span className={css.quiet}>
        <Trans>Nothing</Trans>
      </span>
    )
  if (Array.isArray(value)) return <span className={css.value}>{value.map(named).join(', ')}</span>
  if (typeof value !== 'object') return <span className={css.value}>{String(value)}</span>
  if ('thousandSeparator' in value) return <Money format={value as CurrencyFormat} />
  return (
    <span className={css.value}>
      {Object.entries(value)
        .map(([name, part]) => `${name} ${JSON.stringify(part)}`)
        .join(' · ')}
    </span>
  )
}

/** A currency as an amount in it: its parts alone tell little. */
function Money({ format }: { format: CurrencyFormat }) {
  return (
    <span className={css.value}>
      {formatMoney('1234.5', format)} {format.display && `(${format.display})`}
    </span>
  )
}
