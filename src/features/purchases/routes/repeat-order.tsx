import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import * as v from 'valibot'
import { addressPage, addressText } from '#data/list-search.ts'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Tabs } from '#ui/navigation/tabs.tsx'
import type { ReorderLine } from '../reorder-line.ts'
import { OrderAgainList } from '../order-again.tsx'
import { PastOrderList } from '../past-orders.tsx'
import * as css from '../purchase-list.css.ts'
import { PurchaseList } from '../purchase-list.tsx'
import { FrequentPurchases, OrderAgain, PastOrders, PreviousPurchases } from '../purchases.gql.ts'

const views = ['frequent', 'previous', 'orders'] as const
type View = (typeof views)[number]
const categories = ['bike', 'paa', 'groupset'] as const

const Search = v.object({
  view: v.optional(v.fallback(v.picklist(views), 'frequent')),
  category: v.fallback(v.optional(v.picklist(categories)), undefined),
  page: addressPage,
  /** Number of the past order that is open. */
  order: addressText,
})

export const Route = createFileRoute('/_frame/catalog/repeat-order')({
  staticData: {
    screen: {
      title: msg`Repeat order`,
      allow: ['page.catalog'],
      needsCustomer: true,
      menu: { group: 'shop', order: 32, icon: 'undo' },
    },
  },
  validateSearch: Search,
  loaderDeps: ({ search: { view = 'frequent', category, page = 1, order } }) => ({
    view,
    category,
    page,
    order,
  }),
  loader: async ({ context, deps: { view, category, page, order } }) => {
    const asked: VariablesOf<typeof FrequentPurchases> = { productCategory: category ?? null, page }
    if (view === 'frequent') return { view, question: await context.load(FrequentPurchases, asked) }
    if (view === 'previous') return { view, question: await context.load(PreviousPurchases, asked) }
    if (order)
      return {
        view: 'again' as const,
        question: await context.load(OrderAgain, { orderNo: order }),
      }
    return { view, question: await context.load(PastOrders, {}) }
  },
  pendingComponent: RepeatPending,
  component: RepeatOrder,
})

function RepeatPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Repeat order`}>
      <SkeletonRows rows={5} height="7rem" label={t`Loading what was bought`} />
    </Page>
  )
}

function RepeatOrder() {
  const { t } = useLingui()
  const { view = 'frequent' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const age = useAge(Route.useLoaderData().question)
  const content = <Content />
  return (
    <Page title={t`Repeat order`} intro={<AsOf age={age} alone />}>
      <Tabs<View>
        label={t`Reorder from`}
        value={view}
        onChange={(next) => void navigate({ search: { view: next } })}
        items={[
          { value: 'frequent', label: t`Often bought`, content },
          { value: 'previous', label: t`Bought before`, content },
          { value: 'orders', label: t`Past orders`, content },
        ]}
      />
    </Page>
  )
}

function Content() {
  const { t } = useLingui()
  const data = Route.useLoaderData()
  const { view = 'frequent' } = Route.useSearch()
  const shown = data.view === 'again' ? 'orders' : data.view
  // The tab is pressed at once, its answer comes a moment later.
  if (shown !== view)
    return <SkeletonRows rows={5} height="7rem" label={t`Loading what was bought`} />
  if (data.view === 'again') return <Again question={data.question} />
  if (data.view === 'orders') return <Orders question={data.question} />
  return data.view === 'frequent' ? (
    <Frequent question={data.question} />
  ) : (
    <Previous question={data.question} />
  )
}

const Frequent = ({
  question,
}: {
  question: Question<ResultOf<typeof FrequentPurchases>, VariablesOf<typeof FrequentPurchases>>
}) => <Purchases purchases={useData(question).purchases} />

const Previous = ({
  question,
}: {
  question: Question<ResultOf<typeof PreviousPurchases>, VariablesOf<typeof PreviousPurchases>>
}) => <Purchases purchases={useData(question).purchases} />

function Purchases({ purchases }: { purchases: ResultOf<typeof FrequentPurchases>['purchases'] }) {
  const { t } = useLingui()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const words = { bike: t`Bikes`, paa: t`Parts and accessories`, groupset: t`Groupsets` }
  return (
    <>
      <div className={css.bar}>
        {categories.map((category) => (
          <Chip
            key={category}
            chosen={search.category === category}
            onPress={() =>
              void navigate({
                search: {
                  view: search.view,
                  category: search.category === category ? undefined : category,
                },
              })
            }
          >
            {words[category]}
          </Chip>
        ))}
      </div>
      <PurchaseList
        purchases={purchases}
        onPage={(page) => void navigate({ search: { ...search, page } })}
      />
    </>
  )
}

function Orders({
  question,
}: {
  question: Question<ResultOf<typeof PastOrders>, VariablesOf<typeof PastOrders>>
}) {
  const navigate = Route.useNavigate()
  return (
    <PastOrderList
      orders={useData(question).orders}
      onOpen={(orderNo) =>
        void navigate({ to: '/order/view/{-$orderNo}', params: { orderNo }, search: {} })
      }
      onAgain={(order) => void navigate({ search: { view: 'orders', order } })}
    />
  )
}

function Again({
  question,
}: {
  question: Question<ResultOf<typeof OrderAgain>, VariablesOf<typeof OrderAgain>>
}) {
  const navigate = Route.useNavigate()
  const { orderAgain } = useData(question)
  const back = () => void navigate({ search: { view: 'orders' } })
  if (!orderAgain)
    return (
      <EmptyState variant="no-result" heading={<Trans>This customer has no such order</Trans>} />
    )
  return (
    <OrderAgainList
      key={orderAgain.order_no}
      order={orderAgain}
      lines={orderAgain.lines as ReorderLine[]}
      onBack={back}
      onAdded={back}
    />
  )
}
