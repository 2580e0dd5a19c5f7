import { Plural, Trans } from '@lingui/react/macro'
import { creditKey } from '#domain/ordering/credit.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import type { DayStop } from '#domain/visits/day-plan.ts'
import { CreditShort } from '#parts/credit/credit-figures.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Badge } from '#ui/display/badge.tsx'
import * as css from './day.css.ts'
import type { StopFacts } from './use-stop-facts.ts'

interface StopWordsProps {
  stop: DayStop
  place: number
  facts: StopFacts
  address: string
}

/** The customer of a stop: name, address, what is due there, last visit and order, and credit. */
export function StopWords({ stop, place, facts, address }: StopWordsProps) {
  const { currency } = useConfig()
  const { dayOf } = useDates()
  const { row, pack, lastVisit, openOrders, overdue, reasons, isDone } = facts
  const lastOrder = pack?.orders[0]
  const credits = pack?.creditInformation ?? []
  const owed = overdue.map((one) => formatMoneyIn(one.amount, one.currency, currency)).join(' + ')
  return (
    <>
      <h2 className={css.name}>
        {place}. {stop.name}
      </h2>
      <p className={css.quiet}>{[stop.customer, address].filter(Boolean).join(' · ')}</p>
      <div className={css.line}>
        {isDone && (
          <Badge tone="success" icon="check">
            <Trans>Visited today</Trans>
          </Badge>
        )}
        {reasons.includes('visit') && (
          <Badge tone="warning">
            {lastVisit === null ? (
              <Trans>Never visited</Trans>
            ) : (
              <Trans>Not visited for 60 days</Trans>
            )}
          </Badge>
        )}
        {reasons.includes('overdue') && (
          <Badge tone="danger">
            <Trans>{owed} overdue</Trans>
          </Badge>
        )}
        {reasons.includes('open_orders') && (
          <Badge tone="info">
            <Plural value={openOrders} one="# open order" other="# open orders" />
          </Badge>
        )}
      </div>
      <p className={css.quiet}>
        {typeof lastVisit === 'number' && (
          <>
            <Trans>Last visit {dayOf(lastVisit)}</Trans>
            {lastOrder && ' · '}
          </>
        )}
        {lastOrder && <Trans>Last order {dayOf(Date.parse(String(lastOrder.createdAt)))}</Trans>}
        {!row && <Trans>Save this customer offline to see credit and orders.</Trans>}
      </p>
      {credits.map((credit) => (
        <p key={creditKey(credit)}>
          <CreditShort credit={credit} credits={credits} />
        </p>
      ))}
    </>
  )
}
