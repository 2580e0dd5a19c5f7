import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { ContentBanner } from '#parts/content/content-banner.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { useConfig, useScope } from '#shell/session/use-session.ts'
import { Badge } from '#ui/display/badge.tsx'
import { HomeCard, RowText } from '../home-card.tsx'
import { HomePublished } from '../home.gql.ts'
import * as css from '../home.css.ts'
import { useCard } from '../use-card.ts'

/** Asks for the content published for this person; undefined while it is not known. The cards share one question. */
function usePublished() {
  const { features } = useConfig()
  const mayRead = useScope('page.news', 'news.cu')
  return useCard(HomePublished, { news: features.NEWS && mayRead }).data
}

/** Announcements, each leading to its page; nothing where nothing is. */
export function AnnouncementsCard() {
  const announced = usePublished()?.activeUserAreaAnnouncements ?? []
  if (announced.length === 0) return null
  return (
    <HomeCard title={<Trans>Announcements</Trans>}>
      <ul>
        {announced.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/announcement/${id}` as never} className={`${css.row} ${css.opens}`}>
              <RowText name={title} />
            </Link>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}

/** Pictures of what is promoted; nothing where nothing is. */
export function BannersCard() {
  const banners = usePublished()?.activeUserAreaBanners ?? []
  return banners.map(({ bannerFile, title, link }) => (
    <div key={bannerFile} className={css.card}>
      <ContentBanner
        src={`/bnrs/image/${encodeURIComponent(bannerFile)}`}
        title={title}
        link={link}
      />
    </div>
  ))
}

/** The latest news; nothing where there are none. */
export function NewsCard() {
  const { t } = useLingui()
  const { dayOf } = useDates()
  const news = usePublished()?.newsList
  if (!news || news.rows.length === 0) return null
  const { unread, rows } = news
  return (
    <HomeCard
      title={<Trans>News</Trans>}
      figure={unread > 0 ? t`${unread} new` : undefined}
      all={{ to: '/news', label: <Trans>All news</Trans> }}
    >
      <ul>
        {rows.map(({ id, title, publishedAt, isRead }) => (
          <li key={id}>
            <Link to={`/news/${id}` as never} className={`${css.row} ${css.opens}`}>
              <RowText
                name={title}
                about={dayOf(Date.parse(String(publishedAt)))}
                end={!isRead && <Badge tone="info">{t`New`}</Badge>}
              />
            </Link>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}
