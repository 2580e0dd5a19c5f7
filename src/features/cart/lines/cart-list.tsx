import * as css from './cart-list.css.ts'
import './cart-print.css.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePhone } from '#ui/media/use-phone.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { formatMoney, type Decimal } from '#domain/ordering/money.ts'
import type { Incoming } from '#parts/article/use-incoming.ts'
import type { OnInvalidInput } from '#ui/form/use-invalid-input.ts'
import { formatOf, type CartGroup } from './cart-groups.ts'
import { CartRow } from './cart-row.tsx'
import type { LineActions } from './use-line-actions.ts'
import { VirtualRows, type RowsHandle } from './virtual-rows.tsx'
import { flushSync } from 'react-dom'

/** Up to here all rows are in the page, and the browser's own search finds them. */
const fewRows = 100
/** Heights of rows before they are measured, in px. */
const guesses = { wide: 90, phone: 190 }

/** The line that was scanned last and which scan it was: the same line may be scanned again. */
export interface ScannedLine {
  id: string
  n: number
}

interface CartListProps {
  group: CartGroup
  /** Key of the cart. */
  cartKey: string
  actions: LineActions
  onUnread: OnInvalidInput
  /** Incoming quantities by line id. */
  coming: ReadonlyMap<string, Incoming>
  /** Prices of lines that are no longer what they were, by the lines' id. */
  were?: ReadonlyMap<string, Decimal>
  scanned?: ScannedLine | null
  /** The page goes to the line that was scanned. */
  follow?: boolean
}

/** The lines of one sales organisation with their total. */
export function CartList({
  group: { sorg, name, lines, total },
  cartKey,
  actions,
  onUnread,
  coming,
  were,
  scanned = null,
  follow = false,
}: CartListProps) {
  const { t } = useLingui()
  const { currency } = useConfig()
  const phone = usePhone()
  const printing = usePrinting()
  // Of the lines in sight: a search shows a part of them.
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0)
  const title = name ?? t`Sales organization ${sorg}`
  const row = (index: number) => (
    <CartRow
      key={lines[index]!.id}
      line={lines[index]!}
      cartKey={cartKey}
      actions={actions}
      onUnread={onUnread}
      coming={coming.get(lines[index]!.id)}
      index={index + 1}
      marked={lines[index]!.id === scanned?.id}
      was={were?.get(lines[index]!.id)}
    />
  )
  const keyOf = useCallback((index: number) => lines[index]?.id ?? String(index), [lines])
  const rows = useRef<RowsHandle>(null)
  const frame = useRef<HTMLElement>(null)
  const shown = useRef(0)
  const at = scanned ? lines.findIndex(({ id }) => id === scanned.id) : -1
  useEffect(() => {
    // A new line comes into the list a moment after its scan; once there, the list leaves the page alone.
    if (!scanned || at < 0 || shown.current === scanned.n) return
    shown.current = scanned.n
    if (!follow) return
    if (rows.current) rows.current.show(at)
    else
      frame.current?.querySelector('[role=row][aria-current]')?.scrollIntoView({ block: 'center' })
  }, [scanned, at, follow])
  return (
    <section ref={frame} className={css.group} aria-labelledby={`sorg-${sorg}`}>
      <header className={css.head}>
        <h2 id={`sorg-${sorg}`}>{title}</h2>
        <span className={css.count}>
          <Plural value={lines.length} one="# line" other="# lines" /> ·{' '}
          <Plural value={pieces} one="# piece" other="# pieces" />
        </span>
      </header>
      <div role="table" aria-label={title} aria-rowcount={lines.length}>
        {lines.length > fewRows && !printing ? (
          <VirtualRows
            handle={rows}
            count={lines.length}
            keyOf={keyOf}
            row={row}
            guess={phone ? guesses.phone : guesses.wide}
          />
        ) : (
          <div role="rowgroup">{lines.map((_, index) => row(index))}</div>
        )}
      </div>
      <footer className={css.total}>
        <span>
          <Trans>Total {title}</Trans>
        </span>
        <span>{formatMoney(total, formatOf(lines, currency))}</span>
      </footer>
    </section>
  )
}

/** True while the page is being printed: what is rendered only in sight must then all be there. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // The browser takes its picture as soon as the listener returns.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}
