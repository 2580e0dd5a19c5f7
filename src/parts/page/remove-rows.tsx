import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { Removal } from './removal.ts'

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
  const toast = useToast()
  const save = useSave(removal.mutation)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
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
        text={<Trans>This cannot be undone.</Trans>}
        confirm={single ? removal.label : <Trans>Delete entries</Trans>}
        onConfirm={run}
      />
      <Outcomes outcomes={outcomes} removal={removal} onClose={() => setOutcomes([])} />
    </>
  )
}

interface OutcomesProps {
  outcomes: readonly Outcome[]
  removal: Removal
  onClose: () => void
}

/** The result for each record, where not all could be deleted. */
function Outcomes({ outcomes, removal, onClose }: OutcomesProps) {
  const { t } = useLingui()
  const count = outcomes.filter(({ code }) => code === undefined).length
  const all = outcomes.length
  return (
    <Dialog
      open={all > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t`${count} of ${all} entries deleted`}
      footer={<Button variant="primary" onClick={onClose}>{t`Close`}</Button>}
    >
      <ul>
        {outcomes.map(({ id, name, code }) => (
          <li key={id}>
            <strong>{name}</strong>:{' '}
            {code === undefined ? t`Deleted` : <ProblemText code={code} words={removal.words} />}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
