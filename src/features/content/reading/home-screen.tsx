import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useAge, useData } from '#data/load.ts'
import { compare, type Decimal, formatMoneyIn, sum } from '#domain/ordering/money.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { AnnouncementCard } from '#parts/announcements/announcement-card.tsx'
import { ContentBanner } from '#parts/content/content-banner.tsx'
import { BestSellersHere } from '#parts/shelf/best-sellers.tsx'
import { useConfig, useScope, useUser } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import type { HomeContent } from '../content.gql.ts'
import * as css from '../content.css.ts'
import { NewsList } from './news-list.tsx'

type HomeQuestion = Question<ResultOf<typeof HomeContent>, VariablesOf<typeof HomeContent>>

interface HomeScreenProps {
  question: HomeQuestion
}

/** The tenant's own start page: what is announced and promoted, the latest news, and what waits for this person. */
export function HomeScreen({ question }: HomeScreenProps) {
  const { t } = useLingui()
  const { name } = useUser()
  const { features } = useConfig()
  const data = useData(question)
  const age = useAge(question)
  const { activeUserAreaAnnouncements: announced, activeUserAreaBanners: banners } = data
  const news = features.NEWS ? (data.newsList?.rows ?? []) : []
  const mayOrder = useScope('page.catalog')
  const late = overdueIn(data)
  const waits =
    [data.buyingOverview?.openOrders, data.claimsV3?.count].some((count) => count) ||
    late.length > 0
  const isEmpty = announced.length + banners.length + news.length === 0 && !waits
  return (
    <Page title={t`Welcome, ${name}`} intro={<AsOf age={age} />}>
      <Stack>
        {isEmpty && (
          <EmptyState
            icon="home"
            heading={<Trans>Nothing new at the moment</Trans>}
            text={<Trans>Announcements, promotions and news for you appear here.</Trans>}
          />
        )}
        {waits && <Waiting data={data} late={late} phase={question.variables.phase} />}
        {announced.map((announcement) => (
          <AnnouncementCard key={announcement.id} {...announcement} />
        ))}
        {banners.map(({ bannerFile, title, link }) => (
          <div key={bannerFile}>
            <ContentBanner
              src={`/bnrs/image/${encodeURIComponent(bannerFile)}`}
              title={title}
              link={link}
            />
          </div>
        ))}
        {news.length > 0 && (
          <Card
            title={t`News`}
            actions={
              <Link to="/news" className={button({ size: 'sm' })}>
                <Trans>All news</Trans>
              </Link>
            }
          >
            <NewsList news={news} />
          </Card>
        )}
        {mayOrder && <BestSellersHere />}
      </Stack>
    </Page>
  )
}

interface Late {
  currency: string
  amount: Decimal
}

/** Adds up what the chosen customer has not paid in time, by currency. */
function overdueIn({ openInvoiceV5 }: ResultOf<typeof HomeContent>): Late[] {
  const accounts = (openInvoiceV5 ?? []).flatMap(({ creditCustomers }) => creditCustomers)
  return [...new Set(accounts.map(({ currency }) => currency))]
    .map((currency) => {
      const own = accounts.filter((account) => account.currency === currency)
      return { currency, amount: sum(own.map(({ overdue }) => overdue)) }
    })
    .filter(({ amount }) => compare(amount, '0') > 0)
}

interface WaitingProps {
  data: ResultOf<typeof HomeContent>
  late: readonly Late[]
  /** The claims that wait for this person. */
  phase: HomeQuestion['variables']['phase']
}

/** Tasks and arrivals of this person, each with the way to it. */
function Waiting({ data, late, phase }: WaitingProps) {
  const { t } = useLingui()
  const { currency: format } = useConfig()
  const { buyingOverview: buying, claimsV3: claims } = data
  return (
    <Card title={t`What waits for you`}>
      <ul className={css.waiting}>
        {!!buying?.openOrders && (
          <li>
            <Link to={'/order/open-order' as never}>
              <Plural value={buying.openOrders} one="# open order" other="# open orders" />
            </Link>
          </li>
        )}
        {!!buying?.arriving && (
          <li>
            <Plural
              value={buying.arriving}
              one="# piece on its way"
              other="# pieces on their way"
            />
          </li>
        )}
        {late.map(({ currency, amount: value }) => {
          const amount = formatMoneyIn(value, currency, format)
          return (
            <li key={currency}>
              <Link to={'/invoice/open-invoice' as never}>
                <Trans>{amount} overdue</Trans>
              </Link>
            </li>
          )
        })}
        {!!claims?.count && (
          <li>
            <Link to={'/claim' as never} search={{ phase } as never}>
              {phase === 'ours' ? (
                <Plural
                  value={claims.count}
                  one="# claim waits for our decision"
                  other="# claims wait for our decision"
                />
              ) : (
                <Plural
                  value={claims.count}
                  one="# claim waits for your answer"
                  other="# claims wait for your answer"
                />
              )}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  )
}
