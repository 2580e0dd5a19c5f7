import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type Sight, sightOf } from '#domain/content/audience.ts'
import { isLocalMinute, momentIn } from '#domain/time/zoned-time.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import type { Previewed } from './previewed.ts'

interface AudienceNoticeProps {
  content: Previewed
  markets: readonly { id: string; marketName: string }[]
  /** Id of the reader's target market; empty: none. */
  market: string
}

/** Says whether a reader of a target market sees the content, from when to when, and where. */
export function AudienceNotice({ content, markets, market }: AudienceNoticeProps) {
  const { t } = useLingui()
  const { timeZone } = useConfig()
  const { day } = useDates()
  const [now] = useState(() => new Date())
  const { from, to, shown } = content
  if (!isLocalMinute(from) || !isLocalMinute(to))
    return (
      <Notice tone="info">
        <Trans>Fill in both dates to learn when readers see this.</Trans>
      </Notice>
    )
  const sightNow = (one: Omit<Previewed, 'shown'>) =>
    sightOf(
      {
        from: momentIn(timeZone, one.from),
        to: momentIn(timeZone, one.to),
        deletedAt: one.isDeleted ? now : null,
        markets: one.markets,
      },
      market ? [market] : [],
      now,
    )
  const sight = sightNow(content)
  const closed = content.within?.find((one) => sightNow(one) !== 'VALID')
  const minute = (text: string) => `${day(text.slice(0, 10))}, ${text.slice(11)}`
  const [start, end] = [minute(from), minute(to)]
  const names = markets
    .filter(({ id }) => content.markets.includes(id))
    .map(({ marketName }) => marketName)
    .join(', ')
  const words: Record<Sight, ReactNode> = {
    VALID: t`This reader sees it until ${end}.`,
    SCHEDULED: t`This reader will see it from ${start} until ${end}.`,
    EXPIRED: t`This reader no longer sees it: it ended on ${end}.`,
    DELETED: t`No one can see this because it was deleted.`,
    OTHER_MARKET: t`This reader doesn’t see it: it’s only for ${names}.`,
  }
  const places: Record<Previewed['shown']['kind'], ReactNode> = {
    announcement: t`It stands on the home page and above the pages of the portal until it’s closed.`,
    news: t`The home page lists it with the latest news.`,
    document: t`It’s listed under the sales documents, not on the home page.`,
    material: t`It’s listed in its category, not on the home page.`,
    banner: t`It stands on the home page and, if it’s the first, above the catalog.`,
  }
  const isSeen = sight === 'VALID' || sight === 'SCHEDULED'
  if (isSeen && closed) {
    const { title } = closed
    return (
      <Notice tone="warning" live="status">
        {shown.kind === 'document'
          ? t`This reader doesn’t see it: the group ${title} isn’t for their target market.`
          : t`This reader doesn’t see it: the category ${title} isn’t shown to them now.`}
      </Notice>
    )
  }
  const sorg = shown.kind === 'banner' ? shown.sorg : ''
  return (
    <Notice tone={sight === 'VALID' ? 'success' : isSeen ? 'info' : 'warning'} live="status">
      {words[sight]} {isSeen && places[shown.kind]}{' '}
      {isSeen && sorg && <Trans>Only customers of sales organization {sorg} see it.</Trans>}
    </Notice>
  )
}
