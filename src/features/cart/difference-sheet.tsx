import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConfig } from '#app/session/use-session.ts'
import { maxLineQuantity } from '#domain/cart-limits.ts'
import { formatMoney } from '#domain/money.ts'
import type { CartDifference } from '#offline/checkout-answer.ts'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { differenceKey, firstVerdict, type Verdict, verdictsFor } from './agreed-products.ts'
import * as css from './difference-sheet.css.ts'

interface DifferenceSheetProps {
  differences: readonly CartDifference[]
  onOrder: (verdicts: ReadonlyMap<string, Verdict>) => void
  onCancel: () => void
}

/** What is no longer as the buyer saw it, and what is to become of each line. Nothing was ordered yet. */
export function DifferenceSheet({ differences, onOrder, onCancel }: DifferenceSheetProps) {
  const { t } = useLingui()
  const [verdicts, setVerdicts] = useState(() => new Map(differences.map((one) => [differenceKey(one), firstVerdict(one)])))
  return (
    <Dialog
      open
      persistent
      width="large"
      place="sheet"
      onOpenChange={(open) => !open && onCancel()}
      closeLabel={t`Close`}
      title={<Plural value={differences.length} one="# line has changed" other="# lines have changed" />}
      description={<Trans>Nothing was ordered yet. Say what becomes of each line, then order what you agreed to.</Trans>}
      footer={
        <>
          <Button onClick={onCancel}><Trans>Back to the form</Trans></Button>
          <Button variant="primary" onClick={() => onOrder(verdicts)}><Trans>Order as agreed</Trans></Button>
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
              verdict={verdicts.get(key) ?? firstVerdict(difference)}
              onVerdict={(verdict) => setVerdicts((all) => new Map(all).set(key, verdict))}
            />
          )
        })}
      </ul>
    </Dialog>
  )
}

interface OneDifferenceProps {
  difference: CartDifference
  verdict: Verdict
  onVerdict: (verdict: Verdict) => void
}

function OneDifference({ difference, verdict, onVerdict }: OneDifferenceProps) {
  const { t } = useLingui()
  const { name, article_code, newQty, problem } = difference
  const choices = verdictsFor(difference)
  const words: Record<Verdict['kind'], string> = { accept: t`Accept`, change: t`Change the quantity`, drop: t`Leave it out` }
  const verdictOf = (kind: Verdict['kind']): Verdict => (kind === 'change' ? { kind, qty: problem?.limit ?? newQty ?? 1 } : { kind })
  return (
    <li className={css.item}>
      <span className={css.name}>{name}</span>
      {name !== article_code && <span className={css.code}>{article_code}</span>}
      <p className={css.change}><DifferenceText difference={difference} /></p>
      {choices.length === 1 && verdict.kind !== 'change'
        ? <span className={css.only}>{verdict.kind === 'drop' ? <Trans>It is left out of the order.</Trans> : <Trans>The order goes without it.</Trans>}</span>
        : (
          <RadioGroup
            inline hideLabel label={t`What becomes of ${name}`} value={verdict.kind}
            options={choices.map((kind) => ({ value: kind, label: words[kind] }))}
            onChange={(kind) => onVerdict(verdictOf(kind))}
          />
        )}
      {verdict.kind === 'change' && (
        <QuantityField
          label={t`New quantity of ${name}`} increaseLabel={t`One more`} decreaseLabel={t`One less`} min={1} max={problem?.limit ?? maxLineQuantity}
          value={verdict.qty} onCommit={(qty) => onVerdict({ kind: 'change', qty })}
        />
      )}
    </li>
  )
}

function DifferenceText({ difference: { kind, oldQty, newQty, oldPrice, newPrice, problem } }: { difference: CartDifference }) {
  const { currency } = useConfig()
  const price = (amount: string | null) => (amount === null ? '–' : formatMoney(amount, currency))
  switch (kind) {
    case 'PROBLEM': return problem && <LineReasonText reason={problem.reason} limit={problem.limit} />
    case 'ADDED': return <Trans>Added by somebody else: {newQty} at {price(newPrice)} each</Trans>
    case 'REMOVED': return <Trans>No longer in the cart (it held {oldQty})</Trans>
    case 'QUANTITY': return <Trans>Quantity <span className={css.old}>{oldQty}</span> → <span className={css.now}>{newQty}</span></Trans>
    case 'PRICE': return <Trans>Price <span className={css.old}>{price(oldPrice)}</span> → <span className={css.now}>{price(newPrice)}</span> each</Trans>
  }
}
