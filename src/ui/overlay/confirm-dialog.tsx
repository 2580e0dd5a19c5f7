import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  /** Called for every way out of the question that is not one of its answers. */
  onClose: () => void
  /** The question. */
  title: ReactNode
  /** Consequence of the action, for example that it cannot be undone. */
  text?: ReactNode
  /** Repeats the verb of the question: "Delete role". */
  confirm: ReactNode
  /** May take its time: the button is busy until it has ended. */
  onConfirm: () => unknown
  /** The way out; "Cancel" unless told otherwise. null: the answers are all there is. */
  keep?: ReactNode
  /** Something is lost by confirming. */
  danger?: boolean
  /** A second answer that loses something. */
  other?: { label: ReactNode; run: () => unknown }
  /** Work that was started elsewhere is under way. */
  busy?: boolean
}

/** Asks one question before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, text, confirm, onConfirm, keep, danger = true, other } = props
  const { t } = useLingui()
  const [running, setRunning] = useState(false)
  const busy = running || props.busy
  const run = async (work: () => unknown) => {
    setRunning(true)
    await Promise.resolve(work()).finally(() => setRunning(false))
  }
  return (
    <Dialog
      alert
      width="small"
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={title}
      description={text}
      footer={
        <>
          {keep !== null && <Button onClick={onClose}>{keep ?? t`Cancel`}</Button>}
          {other && (
            <Button variant="danger" onClick={() => void run(other.run)}>
              {other.label}
            </Button>
          )}
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => void run(onConfirm)}
          >
            {confirm}
          </Button>
        </>
      }
    />
  )
}
