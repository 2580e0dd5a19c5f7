import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { FormState } from '#ui/form/use-form.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

interface FormDialogProps {
  form: FormState
  title: ReactNode
  text: ReactNode
  confirm: ReactNode
  danger?: boolean
  /** A press beside it does not close it. */
  persistent?: boolean
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog of its own, with its refusal above the fields. */
export function FormDialog(props: FormDialogProps) {
  const {
    form,
    title,
    text,
    confirm,
    danger = false,
    persistent = false,
    onClose,
    children,
  } = props
  const id = useId()
  return (
    <Dialog
      open
      persistent={persistent}
      width="small"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={form.busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id}>
        <Stack>
          {form.error && (
            <Notice tone="danger" live="alert">
              {form.error}
            </Notice>
          )}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}
