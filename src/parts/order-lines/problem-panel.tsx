import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DraftProblem } from '#offline/drafts/fast-order-draft.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { saveCsv } from '../file/save-csv.ts'
import type { GridLine } from './grid-line.ts'
import { pasteWord, rowReason } from './problem-words.ts'
import * as css from './problem-panel.css.ts'

/** Lines shown before "more" is pressed. */
const first = 8

interface ErrorFileProps {
  problems: readonly DraftProblem[]
  lines: readonly GridLine[]
  /** Name of the file. */
  file: string
  /** Why a line is in the file; left out: what a person has to look at, also where it goes into the cart and cannot be ordered yet. */
  reasonOf?: (line: GridLine) => string | undefined
  /** Original position of a line, from 1; left out: its place among the lines. */
  placeOf?: (line: GridLine) => string
}

/** Lines of a paste or a file that could not be used, with their reasons; the good ones are in the grid. @param onForget left out: they go with what shows them */
export function ProblemPanel({ onForget, ...errors }: ErrorFileProps & { onForget?: () => void }) {
  const { i18n } = useLingui()
  const [all, setAll] = useState(false)
  const { problems } = errors
  if (problems.length === 0) return null
  return (
    <Notice
      tone="warning"
      live="status"
      title={
        <Plural
          value={problems.length}
          one="# line could not be read; all others are below"
          other="# lines could not be read; all others are below"
        />
      }
    >
      <Stack gap={2}>
        <ol className={css.problems}>
          {(all ? problems : problems.slice(0, first)).map(({ line, text, reason }, n) => (
            <li key={n} className={css.problem}>
              <span className={css.lineNumber}>
                <Trans>Line {line}</Trans>
              </span>
              <code className={css.typed}>{text.slice(0, 200)}</code>
              <span>{i18n._(pasteWord(reason))}</span>
            </li>
          ))}
        </ol>
        <Row>
          {problems.length > first && !all && (
            <Button size="sm" onClick={() => setAll(true)}>
              <Trans>Show all {problems.length}</Trans>
            </Button>
          )}
          <ErrorFile {...errors} />
          {onForget && (
            <Button size="sm" variant="ghost" onClick={onForget}>
              <Trans>Dismiss</Trans>
            </Button>
          )}
        </Row>
      </Stack>
    </Notice>
  )
}

/** All that is wrong as a file: where it stood, what was typed, why. */
export function ErrorFile({ problems, lines, file, reasonOf, placeOf }: ErrorFileProps) {
  const { t, i18n } = useLingui()
  const reason = reasonOf ?? ((line: GridLine) => rowReason(i18n, line))
  const save = () =>
    saveCsv(file, [
      [t`Line`, t`Entered`, t`Quantity`, t`Reason`],
      ...problems.map(({ line, text, reason }) => [
        String(line),
        text,
        '',
        i18n._(pasteWord(reason)),
      ]),
      ...lines.flatMap((line, n) => {
        const words = reason(line)
        return words
          ? [[placeOf?.(line) ?? String(n + 1), line.row.code, String(line.row.qty), words]]
          : []
      }),
    ])
  return (
    <Button size="sm" icon="download" onClick={save}>
      <Trans>Download errors</Trans>
    </Button>
  )
}
