import { type MouseEvent, type ReactNode, useRef } from 'react'
import { VisuallyHidden } from '../display/visually-hidden.tsx'
import { type ColumnHead, HeadCell, type Sorting } from './head-cell.tsx'
import { ActionsHead, type RowAction, RowMenu } from './row-menu.tsx'
import { type SelectableRows, SelectAll, type Selection, SelectRow } from './select-cells.tsx'
import * as css from './table.css.ts'
import { useRowKeys } from './use-row-keys.ts'

export interface Column<Row> extends ColumnHead {
  /** Content of the cell; without it the text. */
  cell?: (row: Row) => ReactNode
  /** The cell as text, also in exported files; without it the column is left out of exports. */
  text?: (row: Row) => string | number
  /** The heading of the card that a row becomes on a phone. */
  lead?: boolean
  /** In exported files alone: a table has no room for it. */
  fileOnly?: boolean
}

export interface TableProps<Row> extends SelectableRows<Row> {
  /** Name of the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
  /** A press on the row; the row's own link or button must do the same for screen readers. */
  onRow?: (row: Row) => void
  selection?: Selection<Row>
  /** Entries of the menu at the end of each row. */
  actions?: (row: Row) => readonly RowAction[]
  chosen?: (row: Row) => boolean
  /** More columns than a desk holds: scrolls sideways in its own frame. */
  wide?: boolean
  footer?: ReactNode
}

/** A table; on a phone each row is a small card. Roles are said because the cards lose them otherwise. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, rows, sorting, onSort, selection, actions, wide, footer } = props
  const columns = props.columns.filter(({ fileOnly }) => !fileOnly)
  const body = useRef<HTMLTableSectionElement>(null)
  const rowKeys = useRowKeys({ ...props, body })
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
            {selection && <SelectAll {...props} selection={selection} />}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
            {actions && <ActionsHead />}
          </tr>
        </thead>
        <tbody ref={body} className={css.body} role="rowgroup">
          {rows.map((row, at) => (
            <TableRow
              key={props.keyOf(row)}
              table={{ ...props, columns }}
              row={row}
              keys={rowKeys(row, at)}
            />
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

interface TableRowProps<Row> {
  table: TableProps<Row>
  row: Row
  keys: ReturnType<ReturnType<typeof useRowKeys<Row>>>
}

function TableRow<Row>({ table, row, keys }: TableRowProps<Row>) {
  const { columns, keyOf, onRow, selection, actions, chosen } = table
  const selected = selection?.keys.has(keyOf(row))
  const framed = !!selection || !!actions
  return (
    <tr
      role="row"
      aria-selected={selected}
      className={css.row({
        pressable: !!onRow,
        chosen: selected || (chosen?.(row) ?? false),
        framed,
      })}
      onClick={onRow && ((event) => isOfRow(event) && onRow(row))}
      {...keys}
    >
      {selection && <SelectRow row={row} keyOf={keyOf} selection={selection} />}
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          data-label={column.hideTitle ? '' : column.title}
          className={css.cell({
            align: column.align ?? 'start',
            lead: column.lead,
            beside: column.lead && framed,
            deskOnly: column.deskOnly,
          })}
        >
          {column.cell ? column.cell(row) : <CellText text={column.text?.(row)} />}
        </td>
      ))}
      {actions && <RowMenu actions={actions(row)} />}
    </tr>
  )
}

/** Text of unknown length: three lines of it, all of it on hover; numbers stay as they are. */
const CellText = ({ text }: { text: string | number | undefined }) =>
  typeof text === 'string' && text.length > shortText ? (
    <span className={longWord.test(text) ? `${css.text} ${css.longWords}` : css.text} title={text}>
      {text}
    </span>
  ) : (
    text
  )
const shortText = 24
const longWord = /[^\s-]{25}/

/** A press on the row itself: not on a control in it, nor in a menu or dialog, whose events come here from elsewhere in the page. */
const isOfRow = ({ target, currentTarget }: MouseEvent<Element>) =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('a, button, input, select, textarea, label') === null
