import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useLingui as useMessages } from '@lingui/react'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { saveWorkbook } from '#parts/file/workbook.ts'
import { LeaveQuestion } from '#parts/form/leave-question.tsx'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ProblemText, type ProblemWords } from '#ui/form/problem-text.tsx'
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

const fileWords = {
  too_large: msg`This file is too large. Split it into smaller ones.`,
  not_a_workbook: msg`This file isn’t an Excel workbook (.xlsx), or it is damaged. Save it again as .xlsx, then choose it.`,
  macros: msg`This workbook contains macros. Save it as .xlsx without macros, then choose it.`,
  no_rows: msg`This file has no rows. Fill in the template below its headings.`,
  too_many_rows: msg`This file has too many rows. Split it into smaller ones.`,
  NETWORK: msg`We couldn’t reach the server. Check the connection and choose the file again.`,
}

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
  /** Shown once the rows are sent. */
  after?: (rows: readonly Outcome<Row, Result>[]) => ReactNode
}

const isRefused = ({ result }: { result: RowResult }) => result.code !== null

/** A screen that takes rows of a workbook: choose a file, look at what becomes of each row, send. */
export function SheetUploadPage<Row extends SheetRow, Result extends RowResult>(
  props: SheetUploadPageProps<Row, Result>,
) {
  const { upload, words, shown, intro, above, after } = props
  const { title } = useScreen()
  const { t } = useLingui()
  const { state, choose, send } = useSheetUpload(upload)
  const rows = 'rows' in state ? state.rows : []
  const refused = rows.filter(isRefused)
  const good = rows.length - refused.length
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
        <Told state={state} />
        {(state.kind === 'reading' || state.kind === 'sending') && (
          <>
            <p role="status">
              <Trans>
                {state.done} of {state.all} rows
              </Trans>
            </p>
            <SkeletonRows rows={5} label={t`Working on the file`} />
          </>
        )}
        {state.kind === 'checked' && good > 0 && (
          <Row>
            <Button variant="primary" icon="upload" onClick={() => void send()}>
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
        {rows.length > 0 && (
          <Table
            caption={t`Rows of the file`}
            rows={rows}
            keyOf={({ line }) => String(line)}
            columns={[
              ...shown,
              { key: 'line', title: t`Row`, align: 'end', text: ({ line }) => line },
              { key: 'result', title: t`Result`, cell: resultOf },
            ]}
          />
        )}
      </Stack>
      <LeaveQuestion
        unsaved={() => state.kind === 'checked' && good > 0}
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
          accept=".xlsx"
          aria-label={fileLabel}
          onChange={take}
        />
      </VisuallyHidden>
    </Row>
  )
}

/** Why a file cannot be used. */
function Told<Row, Result extends RowResult>({ state }: { state: SheetState<Row, Result> }) {
  const { i18n } = useMessages()
  if (state.kind === 'broken')
    return (
      <Notice tone="danger" live="alert">
        {i18n._(fileWords[state.problem])}
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
  const reason = ({ result: { code } }: Outcome<Row, Result>) =>
    words[code!] ? i18n._(words[code!]!) : code!
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
