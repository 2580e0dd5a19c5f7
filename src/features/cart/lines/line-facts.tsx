import { Link } from '@tanstack/react-router'
import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { arrivalSaid } from '#domain/article/stock-display.ts'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { codeOf, nameOf } from './cart-groups.ts'
import * as css from './cart-row.css.ts'
import { LineAnalysis } from './line-analysis.tsx'
import { OrderedAheadText, useOrderedAhead } from './pre-order.tsx'

interface LineFactsProps {
  line: ViewLine
  onQuantity: (qty: number) => unknown
  /** Incoming quantities of the article. */
  coming: ReactNode
}

/** Facts of a line: article, stock, and problems with ordering it. */
export function LineFacts({ line, onQuantity, coming }: LineFactsProps) {
  const { i18n } = useLingui()
  const { product, unsent, problem } = line
  const online = useAtomValue(onlineAtom)
  const ahead = useOrderedAhead(line)
  const isDateSaid =
    !!ahead?.from && !!product?.stocks && arrivalSaid(product.stocks) === ahead.from
  // The problem says that there is none; a date when there will be is worth a word of its own.
  const saysSo =
    problem?.reason === 'over_stock' &&
    problem.limit === 0 &&
    product?.stocks?.nextArrival.length === 0
  return (
    <div role="cell" className={css.facts}>
      <LineName line={line} />
      <div className={css.quiet}>
        <CopyableCode code={codeOf(line)} />
        {product && <Version {...product} />}
      </div>
      <div className={css.quiet}>
        {product?.stocks && !saysSo && (
          <StockWord
            stocks={
              ahead ? { ...product.stocks, orderType: null, preOrder: false } : product.stocks
            }
          />
        )}
        {ahead && (
          <Badge tone="info" icon="calendar">
            <OrderedAheadText {...ahead} from={isDateSaid ? null : ahead.from} />
          </Badge>
        )}
        {!!product?.stocks?.custorder && (
          <Trans>{i18n.number(product.stocks.custorder)} reserved for orders</Trans>
        )}
        {unsent && !online && (
          <Badge tone="info" icon="cloud">
            <Trans>Not sent yet</Trans>
          </Badge>
        )}
        {coming}
      </div>
      {line.note && (
        <div className={css.note}>
          <Icon name="message" size="sm" /> <span>{line.note}</span>
        </div>
      )}
      {problem && <Problem line={line} problem={problem} onQuantity={onQuantity} />}
    </div>
  )
}

function LineName({ line }: { line: ViewLine }) {
  const { product } = line
  if (!product) return <span className={css.name}>{nameOf(line)}</span>
  const { category, slug } = product
  return (
    <Link to="/catalog/$category/$slug" params={{ category, slug }} className={css.name}>
      {product.name}
    </Link>
  )
}

function Version({ size, colour }: { size: string | null; colour: string | null }) {
  const words = [size, colour].filter(Boolean).join(' · ')
  return words ? <span>{words}</span> : null
}

function Problem({
  line,
  problem,
  onQuantity,
}: {
  line: ViewLine
  problem: NonNullable<ViewLine['problem']>
  onQuantity: (qty: number) => unknown
}) {
  const { i18n } = useLingui()
  const { reason, limit } = problem
  const [asking, setAsking] = useState(false)
  return (
    <div className={css.problem}>
      <span>
        <LineReasonText reason={reason} limit={limit} />
      </span>
      {limit !== null && limit > 0 && (
        <Button size="sm" onClick={() => onQuantity(limit)}>
          <Trans>Change to {ph({ limit: i18n.number(limit) })}</Trans>
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        <Trans>Why?</Trans>
      </Button>
      {asking && <LineAnalysis line={line} onClose={() => setAsking(false)} />}
    </div>
  )
}
