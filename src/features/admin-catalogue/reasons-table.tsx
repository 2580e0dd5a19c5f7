import type { ResultOf } from 'gql.tada'
import { Trans, useLingui } from '@lingui/react/macro'
import { against, type AnalysisName } from '#domain/article/article-analysis.ts'
import type { BlockReason } from '#domain/article/article-block.ts'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { RejectionText } from '#parts/sync/rejection-text.tsx'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import type { ArticleReasons } from './order-limits.gql.ts'
import * as css from './limit-list.css.ts'

type Found = ResultOf<typeof ArticleReasons>['productAnalyzesV3'][number]

const reasons: Record<Exclude<AnalysisName, 'invalidArticle'>, BlockReason> = {
  allowToOrder: 'not_allowed',
  orderBlocked: 'order_blocked',
  hierarchyBlocked: 'hierarchy_blocked',
  brandBlocked: 'brand_blocked',
  categoryBlocked: 'category_blocked',
  sorgBlocked: 'sorg_blocked',
  hasPrice: 'no_price',
}

/** Table of reasons against ordering each article, and of its limits. */
export function ReasonsTable({ found }: { found: readonly Found[] }) {
  const { t } = useLingui()
  const columns: Column<Found>[] = [
    { key: 'code', title: t`Code`, lead: true, cell: ({ articleCode }) => articleCode },
    { key: 'verdict', title: t`Can be ordered`, cell: (article) => <Verdict article={article} /> },
    {
      key: 'stock',
      title: t`Stock`,
      cell: ({ stocks }) => (stocks ? <StockWord stocks={stocks} /> : '–'),
    },
    {
      key: 'limit',
      title: t`Order limit (EA)`,
      align: 'end',
      cell: ({ orderQuota }) => orderQuota ?? '–',
    },
  ]
  return (
    <Table
      caption={t`What can be ordered`}
      columns={columns}
      rows={found}
      keyOf={({ articleCode }) => articleCode}
    />
  )
}

function Verdict({ article }: { article: Found }) {
  const { day } = useDates()
  const names = against(article)
  const { availableForOrderAt } = article
  const later = availableForOrderAt && (
    <span className={css.quiet}>
      <Trans>Available to order from {day(availableForOrderAt)}</Trans>
    </span>
  )
  if (names.length === 0)
    return (
      <span className={css.reasons}>
        <StatusDot tone={later ? 'warning' : 'success'}>
          {later ? <Trans>Not yet</Trans> : <Trans>Yes</Trans>}
        </StatusDot>
        {later}
      </span>
    )
  return (
    <span className={css.reasons}>
      <StatusDot tone="danger">
        <Trans>No</Trans>
      </StatusDot>
      {names.map((name) => (
        <span key={name}>
          {name === 'invalidArticle' ? (
            <RejectionText reason="unknown_article" />
          ) : (
            <LineReasonText reason={reasons[name]} />
          )}
        </span>
      ))}
      {later}
    </span>
  )
}
