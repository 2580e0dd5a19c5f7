import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { control } from '#ui/form/field.css.ts'
import { type OnInvalidInput, useReportInvalidInput } from '#ui/form/use-invalid-input.ts'
import {
  allMarked,
  goesOn,
  type GridActions,
  historyKey,
  isCode,
  quantityIn,
  rowsOfKey,
} from './grid-actions.ts'
import * as css from './grid-row.css.ts'

interface QuantityCellProps {
  id: string
  qty: number
  place: number
  wrong: boolean
  /** The page ended while it was typed: to be looked at. */
  unsure?: boolean
  actions: GridActions
  /** Told what is no number, by the id under which the words stand that say so. */
  onUnread: OnInvalidInput
}

/** Typed quantity. `seen`: the quantity before; `unread`: it was committed, and is no number. */
interface Draft {
  text: string
  seen: number
  unread?: boolean
}

/** The quantity of a row. Enter goes on to the next row; the arrows move through the rows, as in a spreadsheet. What is no number stays as it stands. */
export function QuantityCell({
  id,
  qty,
  place,
  wrong,
  unsure = false,
  actions,
  onUnread,
}: QuantityCellProps) {
  const { t } = useLingui()
  const said = useId()
  const input = useRef<HTMLInputElement>(null)
  const [draft, setDraft] = useState<Draft | null>(null)
  const unread = draft?.unread ?? false
  // Another quantity has taken the place of the one that was to be changed.
  if (draft?.unread && draft.seen !== qty) setDraft(null)
  useReportInvalidInput(unread, input, said, onUnread)
  /** Answers whether a quantity holds now. */
  const commit = () => {
    const typed = draft && quantityIn(draft.text)
    const readable = draft === null || typed !== null || draft.text.trim() === ''
    setDraft(readable ? null : { ...draft, unread: true })
    if (typed !== null && typed !== qty) actions.qty(id, typed)
    else if (unsure && readable) actions.qty(id, qty)
    return readable
  }
  const enter = () => {
    const scanned = actions.scanned() ?? (draft && isCode(draft.text) ? draft.text.trim() : null)
    if (scanned) {
      setDraft(null)
      actions.typing(id, null)
      return actions.scan(scanned)
    }
    if (commit()) actions.move(id, 'code', 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const history = historyKey(event)
    const rows = rowsOfKey(event.key)
    const field = event.currentTarget
    if (history && (draft === null || draft.text === String(qty))) actions[history]()
    else if (goesOn(event, actions)) enter()
    else if (rows !== 0) {
      commit()
      actions.move(id, 'qty', rows)
    } else if (event.key === 'Delete' && allMarked(field)) actions.remove(id)
    else if (event.key === 'ArrowLeft' && (allMarked(field) || field.selectionEnd === 0)) {
      commit()
      actions.go(id, 'code')
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      setDraft(null)
      actions.typing(id, null)
    } else return
    event.preventDefault()
  }
  return (
    <input
      ref={input}
      className={`${control({ kind: 'number' })} ${css.quantityInput}`}
      data-cell="qty"
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      aria-label={t`Quantity, row ${place}`}
      data-unread={unread || undefined}
      aria-invalid={
        wrong ||
        unread ||
        (draft !== null && draft.text !== '' && quantityIn(draft.text) === null) ||
        undefined
      }
      aria-describedby={unread ? said : undefined}
      value={draft?.text ?? String(qty)}
      onChange={({ target: { value } }) => {
        setDraft({ text: value, seen: qty })
        actions.typing(id, quantityIn(value) ?? qty)
      }}
      onFocus={(event) => {
        event.target.select()
        if (actions.isNew(id)) actions.typing(id, qty)
      }}
      onBlur={() => {
        commit()
        actions.typing(id, null)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
