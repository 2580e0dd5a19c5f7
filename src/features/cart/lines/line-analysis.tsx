import type { ResultOf } from 'gql.tada'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { against, type AnalysisName } from '#domain/article/article-analysis.ts'
import type { BlockReason } from '#domain/article/article-block.ts'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { RejectionText } from '#parts/sync/rejection-text.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { LineAnalysis as Question } from '../cart.gql.ts'
import { nameOf } from './cart-groups.ts'
import * as css from './cart-row.css.ts'

const reasons: Record<Exclude<AnalysisName, 'invalidArticle'>, BlockReason> = {
  allowToOrder: 'not_allowed',
  orderBlocked: 'order_blocked',
  hierarchyBlocked: 'hierarchy_blocked',
  brandBlocked: 'brand_blocked',
  categoryBlocked: 'category_blocked',
  sorgBlocked: 'sorg_blocked',
  hasPrice: 'no_price',
}
const context = { ...silent, requestPolicy: 'network-only' as const }

/** Everything that stands in the way of ordering a line, as the server knows it now. */
export function LineAnalysis({ line, onClose }: { line: ViewLine; onClose: () => void }) {
  const { t } = useLingui()
  const name = nameOf(line)
  const [{ data, fetching }] = useQuery({
    query: Question,
    variables: { sorg: line.sorg, codes: [line.article] },
    context,
  })
  const [found] = data?.productAnalyzesV3 ?? []
  return (
    <Dialog
      width="small"
      open
      onOpenChange={onClose}
      title={<Trans>Why is it blocked?</Trans>}
      description={name}
    >
      {fetching ? (
        <SkeletonRows rows={3} label={t`Checking with the server`} />
      ) : found ? (
        <Reasons found={found} line={line} />
      ) : (
        <Trans>The server can’t be reached right now.</Trans>
      )}
    </Dialog>
  )
}

type Found = ResultOf<typeof Question>['productAnalyzesV3'][number]

function Reasons({ found, line }: { found: Found; line: ViewLine }) {
  const { day } = useDates()
  const { orderQuota, availableForOrderAt, stocks } = found
  const names = against(found)
  const blocked = names.map((name) => (
    <li key={name}>
      {name === 'invalidArticle' ? (
        <RejectionText reason="unknown_article" />
      ) : (
        <LineReasonText reason={reasons[name]} />
      )}
    </li>
  ))
  return (
    <ul className={css.reasons}>
      {blocked}
      {line.problem &&
        !names.some(
          (name) => name === 'invalidArticle' || reasons[name] === line.problem?.reason,
        ) && (
          <li>
            <LineReasonText {...line.problem} />
          </li>
        )}
      {availableForOrderAt && (
        <li>
          <Trans>Available to order from {day(availableForOrderAt)}</Trans>
        </li>
      )}
      {orderQuota !== null && (
        <li>
          <Trans>At most {orderQuota} in one order</Trans>
        </li>
      )}
      {stocks && (
        <li>
          <StockWord stocks={stocks} />
        </li>
      )}
    </ul>
  )
}
