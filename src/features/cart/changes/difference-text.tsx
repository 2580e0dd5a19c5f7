import { Trans, useLingui } from '@lingui/react/macro'
import { type CartDifference, changedFacts } from '#domain/cart/cart-difference.ts'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import * as css from './difference-sheet.css.ts'
import { useSorgMoney } from '../terms/use-sorg-money.ts'

/** Why a line cannot be ordered, and every fact of it that is another than the buyer saw. */
export function DifferenceText({
  difference,
}: {
  difference: Omit<CartDifference, 'article' | 'name'>
}) {
  const { i18n } = useLingui()
  const money = useSorgMoney()
  const { kind, sorg, oldPrice, newPrice, oldNote, newNote: note, problem } = difference
  const written = (qty: number | null) => (qty === null ? null : i18n.number(qty))
  const [oldQty, newQty] = [written(difference.oldQty), written(difference.newQty)]
  const price = (amount: string | null) => (amount === null ? '–' : money(sorg, amount))
  const changed = changedFacts(difference)
  return (
    <>
      {problem && (
        <p className={css.change}>
          <LineReasonText reason={problem.reason} limit={problem.limit} />
        </p>
      )}
      {oldQty === null && (
        <p className={css.change}>
          <Trans>
            Added by someone else: {newQty} at {price(newPrice)} each
          </Trans>
        </p>
      )}
      {oldQty === null && note && (
        <p className={css.change}>
          <Trans>Note: {note}</Trans>
        </p>
      )}
      {kind === 'REMOVED' && (
        <p className={css.change}>
          <Trans>No longer in the cart (it held {oldQty})</Trans>
        </p>
      )}
      {changed.qty && (
        <p className={css.change}>
          <Trans>
            Quantity <span className={css.old}>{oldQty}</span> →{' '}
            <span className={css.now}>{newQty}</span>
          </Trans>
        </p>
      )}
      {changed.price && (
        <p className={css.change}>
          <Trans>
            Price <span className={css.old}>{price(oldPrice)}</span> →{' '}
            <span className={css.now}>{price(newPrice)}</span> each
          </Trans>
        </p>
      )}
      {changed.stock && (
        <p className={css.change}>
          <Trans>
            In stock <span className={css.old}>{written(difference.oldReady)}</span> →{' '}
            <span className={css.now}>{written(difference.newReady)}</span>
          </Trans>
        </p>
      )}
      {changed.note && (
        <p className={css.change}>
          <Trans>
            Note <span className={css.old}>{oldNote || '–'}</span> →{' '}
            <span className={css.now}>{note || '–'}</span>
          </Trans>
        </p>
      )}
    </>
  )
}
