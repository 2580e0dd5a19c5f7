import { msg, ph } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { I18n, MessageDescriptor } from '@lingui/core'
import type { LineReason } from '#domain/article/article-block.ts'
import { DayText } from './stock-word.tsx'

/** Why an article or a line cannot be ordered, without the most that could be. */
export const lineReasonWords: Record<LineReason, MessageDescriptor> = {
  not_allowed: msg`Not available to dealers`,
  sorg_blocked: msg`Blocked for this sales organization`,
  order_blocked: msg`Blocked for new orders`,
  brand_blocked: msg`This brand is blocked for you`,
  category_blocked: msg`This category is blocked for you`,
  hierarchy_blocked: msg`This product group is blocked for you`,
  no_price: msg`No price yet: ask your contact in sales`,
  not_yet_available: msg`Cannot be ordered yet`,
  over_quota: msg`More than one order can have`,
  over_stock: msg`More than is available`,
  over_ready: msg`More than can ship now`,
}

/** Why an article or a line cannot be ordered, with the most that could be: for files and lists. */
export function reasonInWords(
  i18n: I18n,
  { reason, limit }: { reason: LineReason; limit?: number | null | undefined },
): string {
  if (reason === 'over_stock' && limit === 0) return i18n._(msg`Not in stock`)
  if (reason === 'over_ready' && limit === 0) return i18n._(msg`None can ship now`)
  const text = i18n._(lineReasonWords[reason])
  return limit === null || limit === undefined
    ? text
    : i18n._(msg`${text}: at most ${ph({ limit: i18n.number(limit) })}`)
}

interface LineReasonTextProps {
  reason: LineReason
  /** The most that could be. */
  limit?: number | null | undefined
  /** The day on which an article that cannot be ordered yet begins to be. */
  from?: string | null | undefined
}

/** Why an article or a line cannot be ordered, in words, with the most that could be or the day from which it can. */
export function LineReasonText({ reason, limit, from }: LineReasonTextProps) {
  const { i18n } = useLingui()
  if (reason === 'not_yet_available' && from)
    return (
      <Trans>
        Available to order from <DayText day={from} />
      </Trans>
    )
  return reasonInWords(i18n, { reason, limit })
}
