import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import * as css from './secret-dialog.css.ts'

interface SecretDialogProps {
  /** null: nothing is shown. */
  secret: string | null
  title: string
  onClose: () => void
}

/** Shows a secret the one time that it is known. A press beside the dialog does not lose it. */
export function SecretDialog({ secret, title, onClose }: SecretDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      alert
      persistent
      open={secret !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={<Button variant="primary" onClick={onClose}>{t`I have copied it`}</Button>}
    >
      <Stack>
        <div className={css.secret}>
          <CopyableCode code={secret ?? ''} />
        </div>
        <Notice tone="warning">
          <Trans>
            Copy this secret now and keep it where your program reads it. It can’t be shown again.
          </Trans>
        </Notice>
      </Stack>
    </Dialog>
  )
}
