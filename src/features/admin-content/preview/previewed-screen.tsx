import { useLingui } from '@lingui/react/macro'
import { AnnouncementCard } from '#parts/announcements/announcement-card.tsx'
import { ContentBanner } from '#parts/content/content-banner.tsx'
import { ContentBody } from '#parts/content/content-body.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { momentIn } from '#domain/time/zoned-time.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Stack } from '#ui/display/stack.tsx'
import { PageFrame } from '#ui/page/page-frame.ts'
import { Page } from '#ui/page/page.tsx'
import type { Previewed } from './previewed.ts'

interface PreviewedScreenProps {
  content: Previewed
  /** The bar of a phone has the screen's title; the record's stands in the page. */
  isHand: boolean
}

/** The reader's screen of content, with what is typed. */
export function PreviewedScreen({ content: { shown, from }, isHand }: PreviewedScreenProps) {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const { timeZone } = useConfig()
  if (shown.kind === 'announcement') return <AnnouncementCard {...shown} url={shown.url || null} />
  if (shown.kind === 'banner')
    return shown.picture ? (
      <ContentBanner src={shown.picture} title={shown.title || null} link={shown.link || null} />
    ) : (
      <p>{t`Choose a picture to see the banner.`}</p>
    )
  const publishedAt = from ? momentIn(timeZone, from).toISOString() : new Date().toISOString()
  const { title, intro } = shown
  return (
    <PageFrame value={{ width: 'content' }}>
      <Page
        title={title}
        {...(shown.kind === 'news' && { width: 'reading' })}
        intro={[...intro, dayOf(Date.parse(publishedAt))].filter(Boolean).join(' · ')}
      >
        <Stack>
          {isHand && <h2>{title}</h2>}
          <ContentBody content={{ ...shown, publishedAt }} />
        </Stack>
      </Page>
    </PageFrame>
  )
}
