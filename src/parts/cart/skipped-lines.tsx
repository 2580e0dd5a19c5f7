import type { LineProblem } from '#domain/article/article-block.ts'
import { useLingui as useI18n } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { reasonInWords } from '../article/line-reason.tsx'
import { saveCsv } from '../file/save-csv.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Stack } from '#ui/display/stack.tsx'
import * as css from './skipped-lines.css.ts'

/** Line of a list that was not added to the cart. `problem` null: no longer sold. */
export interface SkippedLine {
  id: string
  code: string
  name: string
  qty: number
  problem: LineProblem | null
}

/** Maximum of named lines; the file has them all. */
const named = 8

interface LeftBehindProps {
  left: readonly SkippedLine[]
  title: ReactNode
  description: ReactNode
  undoLabel: ReactNode
  onUndo: () => void
  onClose: () => void
}

/** Lists lines that were not added to the cart and why, with a file. */
export function SkippedLines({
  left,
  title,
  description,
  undoLabel,
  onUndo,
  onClose,
}: LeftBehindProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const reasonOf = ({ problem }: SkippedLine) =>
    problem ? reasonInWords(i18n, problem) : t`No longer sold`
  const save = () =>
    saveCsv('left-behind.csv', [
      [t`Article`, t`Name`, t`Quantity`, t`Reason`],
      ...left.map((line) => [line.code, line.name, String(line.qty), reasonOf(line)]),
    ])
  return (
    <Dialog
      open
      width="small"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button icon="undo" onClick={onUndo}>
            {undoLabel}
          </Button>
          <Button icon="download" onClick={save}>
            <Trans>Download errors</Trans>
          </Button>
          <Button variant="primary" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <ul className={css.list}>
          {left.slice(0, named).map((line) => (
            <li key={line.id}>
              {i18n.number(line.qty)} × {line.name}:{' '}
              <span className={css.reason}>{reasonOf(line)}</span>
            </li>
          ))}
        </ul>
        {left.length > named && (
          <span>
            <Plural
              value={left.length - named}
              one="# more is in the file."
              other="# more are in the file."
            />
          </span>
        )}
      </Stack>
    </Dialog>
  )
}
