import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Failure } from '#data/failure.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { maxNote } from './approve-dialog.tsx'
import { refusalWords } from './payment-words.ts'

interface NoteDialogProps {
  title: ReactNode
  description: ReactNode
  /** Label of the note. */
  label: string
  confirm: ReactNode
  /** Something is lost by it. */
  danger?: boolean
  save: (note: string) => Promise<{ failure?: Failure | undefined }>
  /** Fields beside the note. */
  children?: ReactNode
  /** Words of the toast once it is saved. */
  saved: string
  onClose: () => void
}

/** Asks finance for a note before it decides about a payment. */
export function NoteDialog(props: NoteDialogProps) {
  const {
    title,
    description,
    label,
    confirm,
    danger = false,
    save,
    saved,
    onClose,
    children,
  } = props
  const toast = useToast()
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const decide = async () => {
    if (note.trim() === '') return setProblem('required')
    setBusy(true)
    const { failure } = await save(note.trim())
    setBusy(false)
    if (failure) return setProblem(failure.code)
    toast({ tone: 'success', text: saved })
    onClose()
  }
  return (
    <Dialog
      open
      alert={danger}
      width="small"
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void decide()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      <TextArea
        label={label}
        rows={3}
        required
        maxLength={maxNote}
        value={note}
        error={problem && <ProblemText code={problem} words={refusalWords} />}
        onChange={({ target }) => {
          setProblem(undefined)
          setNote(target.value)
        }}
      />
    </Dialog>
  )
}
