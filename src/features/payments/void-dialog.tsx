import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { maxNote } from './approve-dialog.tsx'
import { refusalWords } from './payment-words.ts'
import type { Payment } from './payment.ts'
import { VoidPayment } from './payments.gql.ts'

interface VoidDialogProps {
  payment: Payment
  onClose: () => void
}

/** Ends a payment without money, as finance, with the reason that the payer reads. */
export function VoidDialog({ payment: { number }, onClose }: VoidDialogProps) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(VoidPayment)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const end = async () => {
    if (note.trim() === '') return setProblem('required')
    setBusy(true)
    const { failure } = await save({ orderNumber: number, note: note.trim() })
    setBusy(false)
    if (failure) return setProblem(failure.code)
    toast({ tone: 'success', text: t`Payment ${number} is ended` })
    onClose()
  }
  return (
    <Dialog
      open
      alert
      width="small"
      onOpenChange={(open) => !open && !busy && onClose()}
      title={<Trans>End payment {number}?</Trans>}
      description={<Trans>Its invoices are open again. The payer reads your reason.</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void end()}>
            <Trans>End without payment</Trans>
          </Button>
        </>
      }
    >
      <TextArea
        label={t`Reason`}
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
