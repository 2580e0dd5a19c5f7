import type { ReactNode } from 'react'
import { VisuallyHidden } from '../display/visually-hidden.tsx'
import { HeadCell } from './head-cell.tsx'
import * as css from './table.css.ts'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** `end` for numbers: right-aligned, tabular. */
  align?: 'start' | 'end' | 'center'
  width?: string
  /** The column can be sorted by. */
  sortable?: boolean
  /** The heading of the card that a row becomes on a phone. */
  lead?: boolean
  hideOnPhone?: boolean
  /** The title is said, not shown: checkboxes, row menus. */
  hideTitle?: boolean
}

export interface Sorting {
  key: string
  descending: boolean
}

export interface TableProps<Row> {
  /** What the table lists, said by screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  /** A press on the row; the row's own link or button must do the same for the keyboard. */
  onRow?: (row: Row) => void
  chosen?: (row: Row) => boolean
  /** More columns than a desk holds: scrolls sideways in its own frame. */
  wide?: boolean
  footer?: ReactNode
}

/** A plain table; on a phone each row is a small card. Roles are said because the cards lose them otherwise. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, keyOf, sorting, onSort, onRow, chosen, wide, footer } = props
  return (
    <div
      className={wide ? css.scroller : undefined}
      {...(wide ? { tabIndex: 0, role: 'group', 'aria-label': caption } : {})}
    >
      <table className={css.table} role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={css.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={css.body} role="rowgroup">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role="row"
              className={css.row({ pressable: !!onRow, chosen: chosen?.(row) ?? false })}
              onClick={onRow && ((event) => !isControl(event.target) && onRow(row))}
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  role="cell"
                  data-label={column.hideTitle ? '' : column.title}
                  className={css.cell({
                    align: column.align ?? 'start',
                    lead: column.lead,
                    offPhone: column.hideOnPhone,
                  })}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {footer && (
          <tfoot className={css.foot} role="rowgroup">
            {footer}
          </tfoot>
        )}
      </table>
    </div>
  )
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, select, textarea, label') !== null
