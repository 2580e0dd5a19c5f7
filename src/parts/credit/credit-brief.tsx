import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Credit } from '#domain/ordering/credit.ts'
import { companyNames, creditKey } from '#domain/ordering/credit.ts'
import { type CreditEffect, mostPressing } from '#domain/ordering/credit-effect.ts'
import { overdueNotice } from '#domain/ordering/overdue.ts'
import { Icon } from '#ui/display/icon.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { BlockedReason } from './blocked-reason.tsx'
import { BalanceAfter } from './credit-effect.tsx'
import { OverdueText } from './overdue-text.tsx'
import { type OrderedTotals, useCreditEffects } from './use-credit-effects.ts'
import { blocked } from './credit.css.ts'
import * as css from './credit-brief.css.ts'

/** For a bar that must leave room: the most pressing of the customer's credit in three lines at most, a block always among them; and all of it at a press. */
export function CreditBrief({ totals }: { totals: OrderedTotals }) {
  const { t } = useLingui()
  const id = useId()
  const [wanted, setWanted] = useState(false)
  const effects = useCreditEffects(totals)
  const worst = mostPressing(effects)
  if (!worst) return null
  const others = effects.length - 1
  const more = others > 0 || worst.credit.reasonBlocked !== null
  const open = wanted && more
  return (
    <div className={css.brief}>
      <div id={id} className={open ? css.all : css.words}>
        {open ? (
          effects.map((effect) => (
            <Whole key={creditKey(effect.credit)} effect={effect} named={others > 0} />
          ))
        ) : (
          <Pressing effect={worst} named={others > 0} />
        )}
      </div>
      {more && (
        <button
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls={id}
          aria-label={
            others > 0
              ? plural(others, { one: 'Credit: +# company', other: 'Credit: +# companies' })
              : t`Credit`
          }
          onClick={() => setWanted(!open)}
        >
          {others > 0 && `+${others}`}
          <Icon name={open ? 'chevron-down' : 'chevron-up'} size="sm" />
        </button>
      )}
    </div>
  )
}

interface OfOneProps {
  effect: CreditEffect
  named: boolean
}

function Pressing({ effect, named }: OfOneProps) {
  const { credit } = effect
  if (credit.reasonBlocked)
    return (
      <span className={css.lines}>
        {named && <span className={css.company}>{companyNames(credit)}</span>}
        <Block credit={credit} />
      </span>
    )
  return (
    <>
      <BalanceAfter brief effect={effect} named={named} />
      <OverdueText credit={credit} />
    </>
  )
}

function Whole({ effect, named }: OfOneProps) {
  const { credit } = effect
  const config = useConfig()
  return (
    <div className={css.lines}>
      <BalanceAfter effect={effect} named={named} />
      <OverdueText credit={credit} />
      {credit.reasonBlocked && overdueNotice(credit, config) !== 'blocks' && (
        <Block credit={credit} />
      )}
    </div>
  )
}

/** Shows that the account is blocked, with the reason where this host allows it. */
function Block({ credit }: { credit: Credit }) {
  const config = useConfig()
  if (overdueNotice(credit, config) === 'blocks') return <OverdueText credit={credit} />
  if (config.creditStatusBlockedReason && credit.reasonBlocked)
    return <BlockedReason reason={credit.reasonBlocked} />
  return (
    <span className={blocked}>
      <Icon name="blocked" size="sm" />
      <Trans>This account is blocked for orders on credit</Trans>
    </span>
  )
}
