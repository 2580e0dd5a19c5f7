import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { useAtomValue } from 'jotai'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { PushOffer } from '#parts/notifications/push-offer.tsx'
import type { RestockSubscriptions } from '#parts/restock/restock.gql.ts'
import { useRestock } from '#parts/restock/use-restock.ts'
import { type Question, useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { Button } from '#ui/button.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import * as css from './subscriptions.css.ts'

type Wish = ResultOf<typeof RestockSubscriptions>['restockSubscriptions'][number]

interface WishesProps {
  question: Question<
    ResultOf<typeof RestockSubscriptions>,
    VariablesOf<typeof RestockSubscriptions>
  >
}

/** List of restock alerts, each with a way to end it. */
export function Subscriptions({ question }: WishesProps) {
  const { t } = useLingui()
  const { moment } = useDates()
  const { restockSubscriptions } = useData(question)
  const age = useAge(question)
  const columns: Column<Wish>[] = [
    {
      key: 'name',
      title: t`Article`,
      lead: true,
      cell: ({ product: { name, slug, category } }) => (
        <Link to="/catalog/$category/$slug" params={{ category, slug }} className={css.name}>
          {name}
        </Link>
      ),
    },
    {
      key: 'code',
      title: t`Code`,
      cell: ({ product: { article_code_display: code } }) => <CopyableCode code={code} />,
    },
    { key: 'since', title: t`Since`, cell: ({ createdAt }) => moment(new Date(String(createdAt))) },
    {
      key: 'end',
      title: t`End`,
      hideTitle: true,
      align: 'end',
      cell: (wish) => <EndWish product={wish.product} />,
    },
  ]
  if (restockSubscriptions.length === 0) {
    return (
      <Page title={t`Back in stock`}>
        <EmptyState
          icon="bell"
          heading={<Trans>No restock alerts yet</Trans>}
          text={
            <Trans>When an article is out of stock, turn on a restock alert on its page.</Trans>
          }
        />
      </Page>
    )
  }
  return (
    <Page
      title={t`Back in stock`}
      intro={
        <>
          <Plural
            value={restockSubscriptions.length}
            one="You’ll get one message when # article is back in stock."
            other="You’ll get one message when any of # articles is back in stock."
          />{' '}
          <AsOf age={age} />
        </>
      }
    >
      <PushOffer />
      <Table
        caption={t`Your restock alerts`}
        columns={columns}
        rows={restockSubscriptions}
        keyOf={({ id }) => id}
      />
    </Page>
  )
}

function EndWish({ product }: { product: Wish['product'] }) {
  const { t } = useLingui()
  const { busy, turn } = useRestock(product, true)
  const online = useAtomValue(onlineAtom)
  return (
    <Button
      size="sm"
      busy={busy}
      disabled={!online}
      aria-label={t`Stop alerts for ${product.name}`}
      onClick={() => void turn(false)}
    >
      <Trans>End</Trans>
    </Button>
  )
}
