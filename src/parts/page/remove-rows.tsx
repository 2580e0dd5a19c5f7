import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import type { Removal } from './removal.ts'
import { RowResults } from './row-results.tsx'

/** A record to delete. */
export interface NamedRecord {
  id: string
  name: string
}

interface Outcome extends NamedRecord {
  /** Code of the refusal; undefined: deleted. */
  code: string | undefined
}

interface RemoveRowsProps {
  removal: Removal
  /** Empty: nothing is asked. */
  records: readonly NamedRecord[]
  onClose: () => void
  /** Gets the ids of those that are gone. */
  onRemoved: (ids: readonly string[]) => unknown
}

/** Asks before one or several records are deleted, deletes one after the other, and says of each why it stayed. */
export function RemoveRows({ removal, records, onClose, onRemoved }: RemoveRowsProps) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(removal.mutation)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const all = outcomes.length
  const gone = outcomes.filter(({ code }) => code === undefined).length
  const single = records.length === 1 ? records[0] : undefined
  const run = async () => {
    const results: Outcome[] = []
    for (const record of records)
      results.push({ ...record, code: (await save({ id: record.id })).failure?.code })
    onClose()
    const refused = results.filter(({ code }) => code !== undefined)
    const count = results.length - refused.length
    if (single && refused[0])
      toast({
        tone: 'danger',
        text: <ProblemText code={refused[0].code!} words={removal.words} />,
      })
    else if (refused.length > 0) setOutcomes(results)
    else
      toast({
        tone: 'success',
        text: single ? (
          <Trans>{single.name} deleted</Trans>
        ) : (
          <Plural value={count} one="# entry deleted" other="# entries deleted" />
        ),
      })
    if (count > 0)
      await onRemoved(results.filter(({ code }) => code === undefined).map(({ id }) => id))
  }
  return (
    <>
      <ConfirmDialog
        open={records.length > 0}
        onClose={onClose}
        title={
          single ? (
            <Trans>Delete {single.name}?</Trans>
          ) : (
            <Plural value={records.length} one="Delete # entry?" other="Delete # entries?" />
          )
        }
        text={removal.text ?? <Trans>This cannot be undone.</Trans>}
        confirm={single ? removal.label : <Trans>Delete entries</Trans>}
        onConfirm={run}
      />
      <RowResults
        title={t`${gone} of ${all} entries deleted`}
        results={outcomes.map(({ id, name, code }) => ({
          id,
          name,
          result:
            code === undefined ? t`Deleted` : <ProblemText code={code} words={removal.words} />,
        }))}
        onClose={() => setOutcomes([])}
      />
    </>
  )
}
