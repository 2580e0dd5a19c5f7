import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import * as css from './cart-changes-notice.css.ts'
import { DifferenceText } from './difference-text.tsx'
import type { ChangedCart } from './use-cart-diff.ts'

/** Maximum of named lines: a new price list may change them all. */
const maxNamed = 5

/** Notice of changes that others made to the cart since the buyer last saw it, until it is read. */
export function CartChangesNotice({ changes, onSeen }: Pick<ChangedCart, 'changes' | 'onSeen'>) {
  const { i18n } = useLingui()
  if (changes.length === 0) return null
  const more = changes.length - maxNamed
  const seen = () => {
    onSeen()
    // The button goes with the notice.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <Notice
      live="status"
      title={<Trans>Changed since you last looked</Trans>}
      action={
        <Button size="sm" icon="check" onClick={seen}>
          <Trans context="has been read">Seen</Trans>
        </Button>
      }
    >
      <ul className={css.list}>
        {changes.slice(0, maxNamed).map((one) => (
          <li key={`${one.sorg}/${one.article}`} className={css.item}>
            <span className={css.name}>{one.name}</span>
            <DifferenceText difference={one} />
          </li>
        ))}
        {more > 0 && (
          <li className={css.more}>
            <Trans>and {ph({ count: i18n.number(more) })} more</Trans>
          </li>
        )}
      </ul>
    </Notice>
  )
}
