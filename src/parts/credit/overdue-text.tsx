import { Trans } from '@lingui/react/macro'
import type { Credit } from '#domain/ordering/credit.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { overdueNotice } from '#domain/ordering/overdue.ts'
import { Icon } from '#ui/display/icon.tsx'
import { toneText } from '#ui/display/tone.css.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { overdue } from './credit.css.ts'

/** Overdue invoices, and whether they block the account; nothing without any. */
export function OverdueText({ credit }: { credit: Credit }) {
  const config = useConfig()
  const said = overdueNotice(credit, config)
  if (said === null) return null
  const amount = formatMoneyIn(credit.overdue, credit.currency, config.currency)
  return (
    <span className={`${overdue} ${toneText[said === 'blocks' ? 'danger' : 'warning']}`}>
      <Icon name={said === 'blocks' ? 'blocked' : 'warning'} size="sm" />
      <span>
        {said === 'blocks' ? (
          <Trans>{amount} overdue: the account is blocked</Trans>
        ) : (
          <Trans>{amount} overdue</Trans>
        )}
      </span>
    </span>
  )
}
