import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import type { Removal } from './removal.ts'
import { useRemovalWords } from './removal-words.tsx'
import { RowResults } from './row-results.tsx'

/** A record to delete. */
export interface NamedRecord {
  id: string
  name: string
}

interface Outcome extends NamedRecord {
  /** Code of the refusal; undefined: it is gone. */
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
  const says = useRemovalWords(removal.withdraws ?? false)
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
        text: says.done(count, single?.name),
      })
    if (count > 0)
      await onRemoved(results.filter(({ code }) => code === undefined).map(({ id }) => id))
  }
  return (
    <>
      <ConfirmDialog
        open={records.length > 0}
        onClose={onClose}
        title={says.question(records.length, single?.name)}
        text={removal.text ?? <Trans>This cannot be undone.</Trans>}
        confirm={single ? removal.label : says.confirmAll}
        onConfirm={run}
      />
      <RowResults
        title={says.outcomes(gone, all)}
        results={outcomes.map(({ id, name, code }) => ({
          id,
          name,
          result:
            code === undefined ? says.outcome : <ProblemText code={code} words={removal.words} />,
        }))}
        onClose={() => setOutcomes([])}
      />
    </>
  )
}
