import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { AsOf } from '#parts/age/as-of.tsx'
import { BestSellersHere } from '#parts/shelf/best-sellers.tsx'
import { useConfig, useScope, useUser } from '#shell/session/use-session.ts'
import { Page } from '#ui/page/page.tsx'
import { AreasCard } from '../cards/areas-card.tsx'
import { ArrivalsCard, OrdersCard } from '../cards/buying-cards.tsx'
import { CartsCard } from '../cards/carts-card.tsx'
import { ClaimsCard } from '../cards/claims-card.tsx'
import { CreditCard } from '../cards/credit-card.tsx'
import {
  ChooseCard,
  CreditWarningsCard,
  OfflineCustomersCard,
  RecentCustomersCard,
} from '../cards/customer-cards.tsx'
import { FeedbackCard, HandoverCard, InquiriesCard, MailCard } from '../cards/office-cards.tsx'
import { VendorCard } from '../cards/vendor-card.tsx'
import { AnnouncementsCard, BannersCard, NewsCard } from '../cards/published-cards.tsx'
import { type HomeCard, homeCards } from '../home-cards.ts'
import { BuyingOverview, OfficeOverview } from '../home.gql.ts'
import * as css from '../home.css.ts'
import { useCard } from '../use-card.ts'

export const Route = createFileRoute('/_frame/home')({
  staticData: {
    screen: {
      title: msg`Home`,
      allow: 'signed-in',
      ownAnnouncements: true,
      search: 'catalogue',
      menu: { group: 'home', order: 10, icon: 'home' },
    },
  },
  component: Home,
})

const buying: readonly HomeCard[] = ['orders', 'arrivals']
const office: readonly HomeCard[] = ['handover', 'mail', 'inquiries', 'feedback']

/** Without a question of its own: carts, offline customers, what is chosen by the person. */
const others: Partial<Record<HomeCard, ReactNode>> = {
  choose: <ChooseCard />,
  credit: <CreditCard />,
  carts: <CartsCard />,
  claims: <ClaimsCard />,
  recent: <RecentCustomersCard />,
  warnings: <CreditWarningsCard />,
  vendor: <VendorCard />,
  offline: <OfflineCustomersCard />,
  areas: <AreasCard />,
  announcements: <AnnouncementsCard />,
  banners: <BannersCard />,
  news: <NewsCard />,
}

function Home() {
  const { t } = useLingui()
  const user = useUser()
  const { name } = user
  const { features } = useConfig()
  const cards = homeCards({
    permissions: user.permissions,
    hasNews: features.NEWS,
    hasCustomer: user.customerData !== null,
    customerCount: user.customerCount,
  })
  return cards.includes('orders') ? (
    <BuyingHome cards={cards} />
  ) : (
    <Page title={t`Welcome, ${name}`}>
      <Cards cards={cards} />
    </Page>
  )
}

/** Home with orders and arrivals: their one question says how old the page is. */
function BuyingHome({ cards }: { cards: readonly HomeCard[] }) {
  const { t } = useLingui()
  const { name, customerData } = useUser()
  const asked = useCard(BuyingOverview, {})
  const state = { ...asked, data: asked.data?.buyingOverview ?? undefined }
  return (
    <Page
      title={t`Welcome, ${name}`}
      intro={
        <>
          {customerData?.custName} <AsOf age={asked.age} />
        </>
      }
    >
      <Cards
        cards={cards}
        buying={{
          orders: <OrdersCard state={state} />,
          arrivals: <ArrivalsCard state={state} />,
        }}
      />
    </Page>
  )
}

interface CardsProps {
  cards: readonly HomeCard[]
  buying?: Partial<Record<HomeCard, ReactNode>>
}

function Cards({ cards, buying: ofBuying = {} }: CardsProps) {
  const ofOffice = cards.filter((card) => office.includes(card))
  const browses = useScope('page.catalog')
  return (
    <>
      <div className={css.cards}>
        {ofOffice.length > 0 && <OfficeCards cards={ofOffice} />}
        {cards
          .filter((card) => !office.includes(card))
          .map((card) => (
            <Fragment key={card}>{buying.includes(card) ? ofBuying[card] : others[card]}</Fragment>
          ))}
      </div>
      {browses && <BestSellersHere />}
    </>
  )
}

function OfficeCards({ cards }: { cards: readonly HomeCard[] }) {
  const admin = useScope('page.user-management')
  const state = useCard(OfficeOverview, { admin })
  return (
    <>
      {cards.includes('handover') && <HandoverCard state={state} />}
      {cards.includes('mail') && <MailCard state={state} />}
      {cards.includes('inquiries') && <InquiriesCard state={state} />}
      {cards.includes('feedback') && <FeedbackCard state={state} />}
    </>
  )
}
