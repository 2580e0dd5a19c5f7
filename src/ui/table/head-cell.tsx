import { Icon } from '../display/icon.tsx'
import { VisuallyHidden } from '../display/visually-hidden.tsx'
import { headCell, sortButton } from './table.css.ts'

/** Content and action of a column's head. */
export interface ColumnHead {
  key: string
  title: string
  /** `end` for numbers: right-aligned, tabular. */
  align?: 'start' | 'end' | 'center'
  width?: string
  /** The column can be sorted by. */
  sortable?: boolean
  /** Left out where there is no room for it: on a phone, and on a tablet held upright. */
  deskOnly?: boolean
  /** The title is said, not shown: checkboxes, row menus. */
  hideTitle?: boolean
}

export interface Sorting {
  key: string
  descending: boolean
}

interface HeadCellProps {
  column: ColumnHead
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
}

/** The head of one column; pressing it sorts, pressing again turns the order. */
export function HeadCell({ column, sorting, onSort }: HeadCellProps) {
  const active = sorting?.key === column.key
  const descending = active && sorting.descending
  const title = column.hideTitle ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title
  return (
    <th
      scope="col"
      role="columnheader"
      style={{ width: column.width }}
      className={headCell({ align: column.align ?? 'start', deskOnly: column.deskOnly })}
      aria-sort={active ? (descending ? 'descending' : 'ascending') : undefined}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={sortButton}
          onClick={() => onSort({ key: column.key, descending: active && !descending })}
        >
          {title}
          <Icon name={active ? (descending ? 'chevron-down' : 'chevron-up') : 'sort'} size="sm" />
        </button>
      ) : (
        title
      )}
    </th>
  )
}
