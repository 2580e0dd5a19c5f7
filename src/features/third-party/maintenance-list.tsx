import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { type Question, useData } from '#data/load.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { articleWords, stateWords } from './article-words.ts'
import { DeleteThirdPartyArticle } from './article.gql.ts'
import { ProductName } from './product-name.tsx'
import type { ThirdPartyProducts } from './third-party.gql.ts'

const stateTones = { available: 'success', paused: 'warning', discontinued: 'neutral' } as const

interface MaintenanceListProps {
  question: Question<ResultOf<typeof ThirdPartyProducts>, VariablesOf<typeof ThirdPartyProducts>>
}

/** A vendor's articles with stock and state, and the ways to upload them. */
export function MaintenanceList({ question }: MaintenanceListProps) {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const { currency } = useConfig()
  const { vendorThirdParties: vendors } = useData(question)
  return (
    <ListPage
      question={question}
      pageOf={({ productThirdParties }) => productThirdParties}
      keyOf={({ id }) => id}
      searchHint={t`Article, description or vendor`}
      rowTo={({ id }) => `/3rd-party/articles/edit/${id}`}
      create={{ to: '/3rd-party/articles/create', label: t`New article` }}
      removal={{
        mutation: DeleteThirdPartyArticle,
        label: t`Delete article`,
        words: articleWords,
      }}
      exportName="third-party-articles"
      filters={[
        {
          name: 'vendor',
          label: t`Vendor`,
          any: t`All vendors`,
          options: vendors.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'lacking',
          label: t`Show`,
          any: t`All articles`,
          options: [
            { value: 'stock', label: t`Out of stock` },
            { value: 'picture', label: t`Without a picture` },
          ],
        },
      ]}
      empty={{
        icon: 'package',
        heading: t`No articles of vendors yet`,
        text: t`Create the first one, or upload a workbook with many.`,
      }}
      tools={
        <>
          <Link to="/3rd-party/upload-stock" className={button()}>
            <Icon name="upload" size="sm" />
            <Trans>Upload stock</Trans>
          </Link>
          <Link to="/3rd-party/upload-articles" className={button()}>
            <Icon name="upload" size="sm" />
            <Trans>Upload articles</Trans>
          </Link>
        </>
      }
      columns={[
        {
          key: 'description',
          title: t`Article`,
          lead: true,
          sortable: true,
          text: ({ description, articleCode }) => `${description} (${articleCode})`,
          cell: (product) => <ProductName product={product} />,
        },
        { key: 'vendor', title: t`Vendor`, sortable: true, text: ({ vendor }) => vendor.name },
        {
          key: 'state',
          title: t`Status`,
          text: ({ itemStatus }) => i18n._(stateWords[itemStatus]),
          cell: ({ itemStatus }) => (
            <StatusDot tone={stateTones[itemStatus]}>{i18n._(stateWords[itemStatus])}</StatusDot>
          ),
        },
        {
          key: 'price',
          title: t`Price`,
          align: 'end',
          sortable: true,
          text: ({ price, currency: code }) => formatMoneyIn(price, code, currency),
        },
        {
          key: 'unit',
          title: t`Unit`,
          text: ({ salesUnit, uomConverter }) =>
            uomConverter > 1 ? `${salesUnit} (${uomConverter})` : salesUnit,
        },
        { key: 'stock', title: t`Stock`, align: 'end', sortable: true, text: ({ stock }) => stock },
        { key: 'open', title: t`On order`, align: 'end', text: ({ openOrder }) => openOrder },
        {
          key: 'shipped',
          title: t`Shipped`,
          align: 'end',
          text: ({ shippedOrder }) => shippedOrder,
        },
      ]}
    />
  )
}
