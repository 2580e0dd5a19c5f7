import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useMessages } from '@lingui/react'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { saveWorkbook } from '#parts/file/workbook.ts'
import { LeaveQuestion } from '#parts/form/leave-question.tsx'
import { bar } from '#parts/upload/upload.css.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ProblemText, problemWord, type ProblemWords } from '#ui/form/problem-text.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Page } from '#ui/page/page.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import {
  type Outcome,
  type RowResult,
  type SheetRow,
  type SheetState,
  type SheetUpload,
  useSheetUpload,
} from './use-sheet-upload.ts'

const fileWords: Readonly<Record<string, MessageDescriptor>> = {
  too_large: msg`This file is too large. Split it into smaller ones.`,
  not_csv: msg`This file isn’t a CSV text, or a quotation mark in it is never closed. Save it again as CSV or .xlsx, then choose it.`,
  not_a_workbook: msg`This file isn’t an Excel workbook (.xlsx), or it is damaged. Save it again as .xlsx, then choose it.`,
  macros: msg`This workbook contains macros. Save it as .xlsx without macros, then choose it.`,
  no_rows: msg`This file has no rows. Fill in the template below its headings.`,
  NETWORK: msg`We couldn’t reach the server. Check the connection and choose the file again.`,
}
/** The server answered, but not with results. */
const notChecked = msg`The server couldn’t check this file. Nothing was saved. Try again in a moment.`

interface SheetUploadPageProps<Row extends SheetRow, Result extends RowResult> {
  upload: SheetUpload<Row, Result>
  /** Columns of the file, in the order of the template. */
  columns: readonly string[]
  /** Name of the template, without an ending, and an example row below its headings. */
  template: { name: string; example: readonly string[] }
  intro: ReactNode
  /** Name of the file for screen readers. */
  fileLabel: string
  /** Words for the codes of refused rows. */
  words: ProblemWords
  shown: readonly Column<Outcome<Row, Result>>[]
  /** Words of the button that sends the rows, and of what has been done. */
  sendLabel: (good: number) => ReactNode
  doneText: (good: number) => ReactNode
  /** In the result of a row that was taken, or would be. */
  resultText: (row: Outcome<Row, Result>, done: boolean) => ReactNode
  /** Ahead of the file: a choice that holds for all rows. */
  above?: ReactNode
  /** No file can be chosen yet. */
  disabled?: boolean
  /** A question before the rows are sent, where that takes something away. */
  confirm?: { title: (good: number) => ReactNode; text: ReactNode }
  /** Shown once the rows are sent. */
  after?: (rows: readonly Outcome<Row, Result>[]) => ReactNode
}

/** Rows in the table; a page of thousands would be slow. Those with a problem come first then. */
const maxShown = 500

const isRefused = ({ result }: { result: RowResult }) => result.code !== null

/** A screen that takes rows of a workbook or a CSV file: choose it, look at what becomes of each row, send. */
export function SheetUploadPage<Row extends SheetRow, Result extends RowResult>(
  props: SheetUploadPageProps<Row, Result>,
) {
  const { upload, words, shown, intro, above, after, confirm } = props
  const [asking, setAsking] = useState(false)
  const { title } = useScreen()
  const { t, i18n } = useLingui()
  const { state, choose, send } = useSheetUpload(upload)
  const rows = 'rows' in state ? state.rows : []
  const refused = rows.filter(isRefused)
  const good = rows.length - refused.length
  const rowCount = i18n.number(rows.length)
  const done = state.kind === 'done'
  const resultOf = (row: Outcome<Row, Result>) =>
    row.result.code !== null ? (
      <ProblemText code={row.result.code} words={words} />
    ) : (
      <Badge tone={done ? 'success' : 'info'}>{props.resultText(row, done)}</Badge>
    )
  return (
    <Page title={title}>
      <Stack>
        <p>{intro}</p>
        {above}
        <ChooseFile {...props} state={state} choose={choose} />
        <Told state={state} maxRows={upload.maxRows} />
        {(state.kind === 'reading' || state.kind === 'sending') && (
          <>
            <p role="status">
              <Trans>
                {state.done} of {state.all} rows
              </Trans>
            </p>
            {state.all > 0 && (
              <progress
                className={bar}
                max={state.all}
                value={state.done}
                aria-label={t`Rows done`}
              />
            )}
            <SkeletonRows rows={5} label={t`Working on the file`} />
          </>
        )}
        {state.kind === 'checked' && good > 0 && (
          <Row>
            <Button
              variant={confirm ? 'danger' : 'primary'}
              icon={confirm ? undefined : 'upload'}
              onClick={() => (confirm ? setAsking(true) : void send())}
            >
              {props.sendLabel(good)}
            </Button>
          </Row>
        )}
        {done && (
          <Notice tone="success" live="status">
            {props.doneText(good)}
          </Notice>
        )}
        {done && after?.(rows)}
        {refused.length > 0 && <RefusedRows {...props} rows={refused} />}
        {rows.length > maxShown && (
          <p>
            <Trans>
              The first {maxShown} of {rowCount} rows are shown, rows with a problem first.
            </Trans>
          </p>
        )}
        {rows.length > 0 && (
          <Table
            caption={t`Rows of the file`}
            rows={
              rows.length > maxShown
                ? [...refused, ...rows.filter((row) => !isRefused(row))].slice(0, maxShown)
                : rows
            }
            keyOf={({ line }) => String(line)}
            columns={[
              ...shown,
              { key: 'line', title: t`Row`, align: 'end', text: ({ line }) => line },
              { key: 'result', title: t`Result`, cell: resultOf },
            ]}
          />
        )}
      </Stack>
      {confirm && (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title={confirm.title(good)}
          text={confirm.text}
          confirm={props.sendLabel(good)}
          onConfirm={() => {
            setAsking(false)
            void send()
          }}
        />
      )}
      <LeaveQuestion
        unsaved={() => state.kind === 'sending' || (state.kind === 'checked' && good > 0)}
        onDiscard={() => undefined}
      />
    </Page>
  )
}

interface ChooseFileProps<Row extends SheetRow, Result extends RowResult> extends Pick<
  SheetUploadPageProps<Row, Result>,
  'template' | 'columns' | 'fileLabel' | 'disabled'
> {
  state: SheetState<Row, Result>
  choose: (file: File) => Promise<unknown>
}

function ChooseFile<Row extends SheetRow, Result extends RowResult>({
  state,
  choose,
  template,
  columns,
  fileLabel,
  disabled,
}: ChooseFileProps<Row, Result>) {
  const input = useRef<HTMLInputElement>(null)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file) void choose(file)
  }
  return (
    <Row>
      <Button
        icon="download"
        onClick={() =>
          void saveWorkbook(`${template.name}.xlsx`, {
            name: template.name,
            rows: [columns, template.example],
          })
        }
      >
        <Trans>Download template</Trans>
      </Button>
      <Button
        variant={state.kind === 'none' ? 'primary' : undefined}
        icon="upload"
        busy={state.kind === 'reading' || state.kind === 'sending'}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {state.kind === 'none' ? <Trans>Choose a file</Trans> : <Trans>Choose another file</Trans>}
      </Button>
      {state.kind !== 'none' && <span>{state.file}</span>}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept=".xlsx,.csv"
          aria-label={fileLabel}
          onChange={take}
        />
      </VisuallyHidden>
    </Row>
  )
}

/** Why a file cannot be used. */
function Told<Row, Result extends RowResult>({
  state,
  maxRows,
}: {
  state: SheetState<Row, Result>
  maxRows: number
}) {
  const { i18n } = useMessages()
  const max = i18n.number(maxRows)
  if (state.kind === 'broken')
    return (
      <Notice tone="danger" live="alert">
        {state.problem === 'too_many_rows' ? (
          <Trans>This file has more than {max} rows. Split it into smaller ones.</Trans>
        ) : (
          i18n._(fileWords[state.problem] ?? notChecked)
        )}
      </Notice>
    )
  if (state.kind !== 'columns') return null
  const [missing, unknown] = [state.missing.join(', '), state.unknown.join(', ')]
  return (
    <Notice tone="danger" live="alert">
      {missing && <Trans>These columns are missing: {missing}.</Trans>}{' '}
      {unknown && <Trans>These columns aren’t known: {unknown}.</Trans>}{' '}
      <Trans>Use the headings of the template.</Trans>
    </Notice>
  )
}

interface RefusedRowsProps<Row extends SheetRow, Result extends RowResult> extends Pick<
  SheetUploadPageProps<Row, Result>,
  'template' | 'columns' | 'words'
> {
  rows: readonly Outcome<Row, Result>[]
}

function RefusedRows<Row extends SheetRow, Result extends RowResult>({
  template,
  columns,
  words,
  rows,
}: RefusedRowsProps<Row, Result>) {
  const { i18n } = useMessages()
  const reason = ({ result: { code } }: Outcome<Row, Result>) => i18n._(problemWord(code!, words))
  return (
    <Notice
      tone="warning"
      action={
        <Button
          size="sm"
          icon="download"
          onClick={() =>
            void saveWorkbook(`${template.name}-refused.xlsx`, {
              name: 'Refused',
              rows: [
                columns,
                ...rows.map((row) => [
                  ...columns.map((column) => row.cells[column] ?? ''),
                  reason(row),
                ]),
              ],
            })
          }
        >
          <Trans>Download refused rows</Trans>
        </Button>
      }
    >
      <Plural
        value={rows.length}
        one="# row can’t be taken. Download it, correct it and choose that file."
        other="# rows can’t be taken. Download them, correct them and choose that file."
      />
    </Notice>
  )
}
