import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AnyVariables } from '@urql/core'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { ListSearch } from '#data/list-search.ts'
import { type Question, useAge, useData } from '#data/load.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { Icon } from '#ui/display/icon.tsx'
import type { IconName } from '#ui/display/icon-paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { useHand } from '#ui/media/use-hand.ts'
import { usePhone } from '#ui/media/use-phone.ts'
import { Page } from '#ui/page/page.tsx'
import { BulkBar } from '#ui/table/bulk-bar.tsx'
import type { RowAction } from '#ui/table/row-menu.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import type { Sorting } from '#ui/table/head-cell.tsx'
import { AsOf } from '../age/as-of.tsx'
import { useReloadAfterSending } from '../sync/use-reload-after-sending.ts'
import { ExportMenu } from './export-menu.tsx'
import type { RowPage } from './export-rows.ts'
import { type ListFilter, ListTools, Pages } from './list-tools.tsx'
import type { Removal } from './removal.ts'
import { RemoveRows } from './remove-rows.tsx'
import * as css from './list-page.css.ts'

interface ListPageProps<Row, Data, Variables extends AnyVariables> {
  /** Query the loader warmed. */
  question: Question<Data, Variables>
  /** The page of rows in the query's answer. */
  pageOf: (data: Data) => RowPage<Row>
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** Target of a row, without a locale; the first column becomes the link. Nothing for a row without a page. */
  rowTo?: (row: Row) => string | undefined
  onRow?: (row: Row) => void
  /** The screen that makes a new one, and the words of its button. */
  create?: { to: string; label: string } | undefined
  /** The list can be searched; says in which texts. */
  searchHint?: string
  filters?: readonly ListFilter[]
  actions?: (row: Row) => readonly RowAction[]
  /** Rows can be deleted, by their menu and several at a time; the first column names them. */
  removal?: Removal
  /** Which rows can be deleted at all; the others' menu does not offer it. */
  removable?: (row: Row) => boolean
  /** Rows can be selected; the buttons for what can be done with them. */
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode
  nameOf?: (row: Row) => string
  /** The name of exported files, without an ending. */
  exportName?: string
  /** Shown while there is nothing at all. */
  empty: { heading: string; text?: ReactNode; icon?: IconName }
  /** More buttons beside the title. */
  tools?: ReactNode
  /** In place of the number of entries under the title. */
  intro?: ReactNode
  /** Between the title and the list. */
  above?: ReactNode
  /** Names of the filters in `above`. */
  filtersAbove?: readonly string[]
  children?: ReactNode
}

/** A screen that lists things: search, filters, sorting, pages, selection, export; empty, filtered empty and offline. */
export function ListPage<Row, Data, Variables extends AnyVariables>(
  props: ListPageProps<Row, Data, Variables>,
) {
  const { question, pageOf, columns, keyOf, rowTo, create, empty, bulk, exportName, removal } =
    props
  const { screen, title } = useScreen()
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as ListSearch & Record<string, string | undefined>
  useReloadAfterSending([question])
  const age = useAge(question)
  const { rows, page, count, pageTotal } = pageOf(useData(question))
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const [leaving, setLeaving] = useState<readonly Row[]>([])
  const inBar = useHand() && screen?.search === true
  const phone = usePhone()
  const at = (path: string) => path as never
  const open = (row: Row) => {
    const to = rowTo?.(row)
    if (to) void navigate({ to: at(to) })
  }
  // Another question begins on its first page, and what was selected for the one before is no longer meant.
  const ask = (part: Record<string, unknown>) => {
    if (!('page' in part)) setSelected(new Map())
    void navigate({
      to: '.',
      search: ((old: object) => ({ ...old, page: undefined, ...part })) as never,
    })
  }
  const narrowing = [
    'search',
    ...(props.filters ?? []).map(({ name }) => name),
    ...(props.filtersAbove ?? []),
  ]
  const narrowed = narrowing.some((name) => search[name])
  const shown = rowTo ? columns.map((column, n) => (n === 0 ? linked(column) : column)) : columns
  function linked(column: Column<Row>): Column<Row> {
    return {
      ...column,
      cell: (row) => {
        const to = rowTo!(row)
        const content = (column.cell ?? column.text)?.(row)
        return to ? (
          <Link to={at(to)} className={css.link}>
            {content}
          </Link>
        ) : (
          content
        )
      },
    }
  }
  const nameOf =
    props.nameOf ??
    ((row: Row) =>
      String((columns.find(({ lead }) => lead) ?? columns[0])?.text?.(row) ?? keyOf(row)))
  const selectable = bulk || removal ? true : undefined
  const chosen = [...selected.values()]
  const clearSelection = () => setSelected(new Map())
  const select = (keys: ReadonlySet<string>) =>
    setSelected((old) => {
      const known = new Map([...old, ...rows.map((row) => [keyOf(row), row] as const)])
      return new Map([...keys].map((key) => [key, known.get(key)!]))
    })
  const actions = (row: Row): RowAction[] => [
    ...(props.actions?.(row) ?? []),
    ...(removal && (props.removable?.(row) ?? true)
      ? [
          {
            label: removal.label,
            icon: 'trash',
            danger: true,
            run: () => setLeaving([row]),
          } as const,
        ]
      : []),
  ]
  const clear = () => ask(Object.fromEntries(narrowing.map((name) => [name, undefined])))
  return (
    <Page
      title={title}
      intro={
        <>
          {props.intro || <Plural value={count} one="# entry" other="# entries" />}{' '}
          <AsOf age={age} />
        </>
      }
      actions={
        <>
          {exportName && count > 0 && (
            <ExportMenu name={exportName} columns={columns} question={question} pageOf={pageOf} />
          )}
          {props.tools}
          {create && (
            <Link to={at(create.to)} className={button({ variant: 'primary' })}>
              <Icon name="plus" size="sm" />
              {create.label}
            </Link>
          )}
        </>
      }
    >
      <OfflineNotice />
      {props.above}
      <ListTools
        {...props}
        search={search}
        ask={ask}
        searchable={!!props.searchHint && !inBar}
        sortable={phone}
      />
      {selectable && (
        <BulkBar count={selected.size} onClear={clearSelection}>
          {bulk?.(chosen, clearSelection)}
          {exportName && (
            <ExportMenu {...{ name: exportName, columns, question, pageOf }} rows={chosen} />
          )}
          {removal && (
            <Button size="sm" icon="trash" onClick={() => setLeaving(chosen)}>
              {removal.withdraws ? <Trans>Withdraw entries</Trans> : <Trans>Delete entries</Trans>}
            </Button>
          )}
        </BulkBar>
      )}
      {rows.length > 0 ? (
        <Table
          caption={title}
          columns={shown}
          rows={rows}
          keyOf={keyOf}
          sorting={sortingOf(search.sort)}
          onSort={({ key, descending }) => ask({ sort: `${descending ? '-' : ''}${key}` })}
          onRow={rowTo ? open : props.onRow}
          actions={(removal || props.actions) && actions}
          selection={selectable && { keys: new Set(selected.keys()), onChange: select, nameOf }}
        />
      ) : narrowed ? (
        <EmptyState
          variant="no-result"
          heading={<Trans>Nothing matches your search</Trans>}
          action={
            <Button onClick={clear}>
              <Trans>Clear search and filters</Trans>
            </Button>
          }
        />
      ) : (
        <EmptyState {...empty} />
      )}
      <Pages page={page} pageTotal={pageTotal} count={count} size={search.size} ask={ask} />
      {removal && (
        <RemoveRows
          removal={removal}
          records={leaving.map((row) => ({ id: keyOf(row), name: nameOf(row) }))}
          onClose={() => setLeaving([])}
          onRemoved={(ids) =>
            setSelected((old) => new Map([...old].filter(([key]) => !ids.includes(key))))
          }
        />
      )}
      {props.children}
    </Page>
  )
}

const sortingOf = (sort: string | undefined): Sorting | undefined =>
  sort ? { key: sort.replace(/^-/, ''), descending: sort.startsWith('-') } : undefined

/** Says on a list that it comes from this device alone. */
export function OfflineNotice() {
  if (useAtomValue(onlineAtom)) return null
  return (
    <Notice tone="warning" live="status">
      <Trans>You’re offline. This list shows what this device has loaded before.</Trans>
    </Notice>
  )
}

/** The shape of a list that is about to come. */
export function ListPending() {
  const { t } = useLingui()
  const { title } = useScreen()
  return (
    <Page title={title}>
      <SkeletonRows rows={10} label={t`Loading`} />
    </Page>
  )
}
