import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { control } from '#ui/form/field.css.ts'
import { allMarked, goesOn, type GridActions, historyKey, isQuantity, rowsOfKey } from './grid-actions.ts'
import * as css from './grid-row.css.ts'

interface QuantityCellProps {
  id: string
  qty: number
  place: number
  wrong: boolean
  actions: GridActions
}

/** The quantity of a row. Enter goes on to the next row; the arrows move through the rows, as in a spreadsheet. */
export function QuantityCell({ id, qty, place, wrong, actions }: QuantityCellProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    setDraft(null)
    if (draft !== null && isQuantity(draft) && Number(draft) !== qty) actions.qty(id, Number(draft))
  }
  const enter = () => {
    const scanned = actions.scanned() ?? (draft !== null && draft.trim() !== '' && !isQuantity(draft) ? draft.trim() : null)
    if (scanned) {
      setDraft(null)
      return actions.scan(scanned)
    }
    commit()
    actions.move(id, 'code', 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const history = historyKey(event)
    const rows = rowsOfKey(event.key)
    const field = event.currentTarget
    if (history && (draft === null || draft === String(qty))) actions[history]()
    else if (goesOn(event, actions)) enter()
    else if (rows !== 0) { commit(); actions.move(id, 'qty', rows) }
    else if (event.key === 'Delete' && allMarked(field)) actions.remove(id)
    else if (event.key === 'ArrowLeft' && (allMarked(field) || field.selectionEnd === 0)) { commit(); actions.go(id, 'code') }
    else if (event.key === 'Escape' && draft !== null) { event.stopPropagation(); setDraft(null) }
    else return
    event.preventDefault()
  }
  return (
    <input
      className={`${control({ kind: 'number' })} ${css.quantityInput}`}
      data-cell="qty"
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      aria-label={t`Quantity, row ${place}`}
      aria-invalid={wrong || (draft !== null && draft !== '' && !isQuantity(draft)) || undefined}
      value={draft ?? String(qty)}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}
