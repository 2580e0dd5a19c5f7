import { Icon } from '../display/icon.tsx'
import { VisuallyHidden } from '../display/visually-hidden.tsx'
import { headCell, sortButton } from './table.css.ts'
import type { Column, Sorting } from './table.tsx'

interface HeadCellProps<Row> {
  column: Column<Row>
  sorting?: Sorting
  onSort?: (sorting: Sorting) => void
}

/** The head of one column; pressing it sorts, pressing again turns the order. */
export function HeadCell<Row>({ column, sorting, onSort }: HeadCellProps<Row>) {
  const active = sorting?.key === column.key
  const descending = active && sorting.descending
  const title = column.hideTitle ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title
  return (
    <th
      scope="col"
      role="columnheader"
      style={{ width: column.width }}
      className={headCell({ align: column.align ?? 'start' })}
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
