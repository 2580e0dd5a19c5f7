import { ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { isLimitHidden } from '#domain/article/article-block.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import type { CartDifference, FreightDifference } from '#domain/ordering/checkout-answer.ts'
import type { ViewLine } from '#offline/cart/cart-view.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { type OnInvalidInput, useInvalidInput } from '#ui/form/use-invalid-input.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import {
  differenceKey,
  defaultResolution,
  priceAt,
  type Resolution,
  resolutionsFor,
} from '#domain/ordering/difference-resolution.ts'
import { DifferenceText } from './difference-text.tsx'
import { useSorgMoney } from '../terms/use-sorg-money.ts'
import * as css from './difference-sheet.css.ts'

interface DifferenceSheetProps {
  differences: readonly CartDifference[]
  freight: readonly FreightDifference[]
  /** The cart as it is now: what another quantity costs. */
  lines: readonly ViewLine[]
  onOrder: (verdicts: ReadonlyMap<string, Resolution>) => void
  onCancel: () => void
}

/** Sheet with every difference from what the buyer saw, and a choice for each line. Nothing has been ordered yet. */
export function DifferenceSheet({
  differences,
  freight,
  lines,
  onOrder,
  onCancel,
}: DifferenceSheetProps) {
  const [verdicts, setVerdicts] = useState(
    () => new Map(differences.map((one) => [differenceKey(one), defaultResolution(one)])),
  )
  const unread = useInvalidInput()
  return (
    <Dialog
      open
      persistent
      width="large"
      place="sheet"
      onOpenChange={(open) => !open && onCancel()}
      title={
        differences.length > 0 ? (
          <Plural
            value={differences.length}
            one="# line has changed"
            other="# lines have changed"
          />
        ) : (
          <Trans>The freight has changed</Trans>
        )
      }
      description={
        differences.length > 0 ? (
          <Trans>
            Your order hasn’t been placed yet. Review each change, then place the order.
          </Trans>
        ) : (
          <Trans>Your order hasn’t been placed yet. Order on these terms or go back.</Trans>
        )
      }
      footer={
        <>
          <Button onClick={onCancel}>
            <Trans>Back to the form</Trans>
          </Button>
          <Button
            variant="primary"
            aria-describedby={unread.saidBy}
            onClick={unread.held(() => onOrder(verdicts))}
          >
            <Trans>Order with these changes</Trans>
          </Button>
        </>
      }
    >
      <ul className={css.list}>
        {differences.map((difference) => {
          const key = differenceKey(difference)
          return (
            <OneDifference
              key={key}
              difference={difference}
              lines={lines}
              verdict={verdicts.get(key) ?? defaultResolution(difference)}
              onVerdict={(verdict) => setVerdicts((all) => new Map(all).set(key, verdict))}
              onUnread={unread.onUnread}
            />
          )
        })}
        {freight.map((one) => (
          <FreightLine key={one.sorg} freight={one} />
        ))}
      </ul>
    </Dialog>
  )
}

function FreightLine({
  freight: { name, currency, oldFreight, newFreight },
}: {
  freight: FreightDifference
}) {
  const { currency: format } = useConfig()
  const money = (amount: string) => formatMoneyIn(amount, currency, format)
  return (
    <li className={css.item}>
      <span className={css.name}>{name}</span>
      <p className={css.change}>
        <Trans>
          Freight <span className={css.old}>{money(oldFreight)}</span> →{' '}
          <span className={css.now}>{money(newFreight)}</span>
        </Trans>
      </p>
    </li>
  )
}

interface OneDifferenceProps {
  difference: CartDifference
  lines: readonly ViewLine[]
  verdict: Resolution
  onVerdict: (verdict: Resolution) => void
  onUnread: OnInvalidInput
}

function OneDifference({ difference, lines, verdict, onVerdict, onUnread }: OneDifferenceProps) {
  const { t, i18n } = useLingui()
  const { name, article_code, newQty, problem } = difference
  const choices = resolutionsFor(difference)
  // The exact limit is hidden: fewer than these.
  const most =
    problem && isLimitHidden(problem)
      ? Math.max(1, (newQty ?? 1) - 1)
      : (problem?.limit ?? maxLineQuantity)
  const words: Record<Resolution['kind'], string> = {
    accept: t`Accept`,
    change: t`Change the quantity`,
    drop: t`Leave it out`,
  }
  const verdictOf = (kind: Resolution['kind']): Resolution =>
    kind === 'change' ? { kind, qty: Math.min(most, newQty ?? 1) } : { kind }
  return (
    <li className={css.item}>
      <span className={css.name}>{name}</span>
      {name !== article_code && <span className={css.code}>{article_code}</span>}
      <DifferenceText difference={difference} />
      {problem && newQty !== null && (
        <span className={css.only}>
          <Trans>{ph({ inCart: i18n.number(newQty) })} in cart</Trans>
        </span>
      )}
      {choices.length === 1 && verdict.kind !== 'change' ? (
        <span className={css.only}>
          {verdict.kind === 'drop' ? (
            <Trans>It won’t be ordered.</Trans>
          ) : (
            <Trans>The order goes without it.</Trans>
          )}
        </span>
      ) : (
        <RadioGroup
          inline
          hideLabel
          label={t`Decide about ${name}`}
          value={verdict.kind}
          options={choices.map((kind) => ({ value: kind, label: words[kind] }))}
          onChange={(kind) => onVerdict(verdictOf(kind))}
        />
      )}
      {verdict.kind === 'change' && (
        <div className={css.quantity}>
          <QuantityField
            label={t`New quantity of ${name}`}
            min={1}
            max={most}
            value={verdict.qty}
            onCommit={(qty) => onVerdict({ kind: 'change', qty })}
            onUnread={onUnread}
          />
          <EachText
            sorg={difference.sorg}
            price={priceAt(lines, differenceKey(difference), verdict.qty)}
          />
        </div>
      )}
    </li>
  )
}

/** Unit price at the quantity being agreed to. */
function EachText({ sorg, price }: { sorg: string; price: string | null }) {
  const money = useSorgMoney()
  return (
    price !== null && (
      <span className={css.now}>
        <Trans>{money(sorg, price)} each</Trans>
      </span>
    )
  )
}
