import { useLingui } from '@lingui/react/macro'
import * as css from './table.css.ts'

/** The chosen rows of a table, by key; rows of other pages may be among them. */
export interface Selection<Row> {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
  /** Names the row in "Select …". */
  nameOf: (row: Row) => string
  /** Rows that can't be selected; all of them can where left out. */
  isLocked?: (row: Row) => boolean
}

/** Rows that can be selected. */
export interface SelectableRows<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

interface SelectAllProps<Row> extends SelectableRows<Row> {
  selection: Selection<Row>
}

/** Selects every row in sight; half ticked while only some of them are. */
export function SelectAll<Row>({ rows, keyOf, selection }: SelectAllProps<Row>) {
  const { t } = useLingui()
  const keys = rows.filter((row) => !selection.isLocked?.(row)).map(keyOf)
  const among = keys.filter((key) => selection.keys.has(key)).length
  const all = keys.length > 0 && among === keys.length
  const toggle = () => {
    const next = new Set(selection.keys)
    for (const key of keys)
      if (all) next.delete(key)
      else next.add(key)
    selection.onChange(next)
  }
  return (
    <th scope="col" role="columnheader" className={css.selectHead}>
      <label className={css.tick}>
        <input
          type="checkbox"
          aria-label={t`Select all rows on this page`}
          checked={all}
          ref={(input) => {
            if (input) input.indeterminate = among > 0 && !all
          }}
          onChange={toggle}
        />
      </label>
    </th>
  )
}

interface SelectRowProps<Row> extends Pick<SelectableRows<Row>, 'keyOf'> {
  row: Row
  selection: Selection<Row>
}

/** Selects one row. */
export function SelectRow<Row>({ row, keyOf, selection }: SelectRowProps<Row>) {
  const { t } = useLingui()
  const key = keyOf(row)
  const name = selection.nameOf(row)
  const toggle = () => {
    const next = new Set(selection.keys)
    if (!next.delete(key)) next.add(key)
    selection.onChange(next)
  }
  return (
    <td role="cell" className={css.selectCell}>
      <label className={css.tick}>
        <input
          type="checkbox"
          aria-label={t`Select ${name}`}
          disabled={selection.isLocked?.(row)}
          checked={selection.keys.has(key)}
          onChange={toggle}
        />
      </label>
    </td>
  )
}
