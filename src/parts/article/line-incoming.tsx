import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type IncomingText, incomingText } from '#domain/article/incoming.ts'
import { Popover } from '#ui/overlay/popover.tsx'
import { IncomingFacts } from './incoming-facts.tsx'
import { DayText } from './stock-word.tsx'
import type { Incoming } from './use-incoming.ts'
import * as css from './incoming-facts.css.ts'

/** Line with incoming quantities of an article, which expands; nothing where there are none or they are unknown. */
export function LineIncoming({
  coming,
  cartKey,
}: {
  coming: Incoming | undefined
  cartKey: string
}) {
  const { t } = useLingui()
  const saying = coming ? incomingText(coming, cartKey) : null
  if (!coming || !saying) return null
  return (
    <Popover
      label={t`Your history`}
      align="start"
      room="card"
      trigger={
        <button type="button" className={css.line}>
          <Saying saying={saying} />
        </button>
      }
    >
      <IncomingFacts coming={coming} cartKey={cartKey} />
    </Popover>
  )
}

function Saying({ saying }: { saying: NonNullable<IncomingText> }) {
  const { i18n } = useLingui()
  if (saying.kind === 'past') {
    const { date } = saying
    const qty = i18n.number(saying.qty)
    return saying.what === 'bought' ? (
      <Trans>
        Last ordered <DayText day={date} />: {qty}
      </Trans>
    ) : (
      <Trans>
        Last delivered <DayText day={date} />: {qty}
      </Trans>
    )
  }
  const { ordered, date, inCarts } = saying
  return (
    <>
      {ordered > 0 &&
        (date ? (
          <Trans>
            {ph({ ordered: i18n.number(ordered) })} on order, next <DayText day={date} />
          </Trans>
        ) : (
          <Trans>{ph({ ordered: i18n.number(ordered) })} on order</Trans>
        ))}
      {ordered > 0 && inCarts > 0 && ' · '}
      {inCarts > 0 && <Plural value={inCarts} one="# in another cart" other="# in other carts" />}
    </>
  )
}
