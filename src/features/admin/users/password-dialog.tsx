import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

/** Whose password it is, and the password. */
export interface GivenPassword {
  username: string
  password: string
}

/** Shows a generated password the one time that it is known. A press beside the dialog does not lose it. */
export function PasswordDialog({
  given,
  onClose,
}: {
  given: GivenPassword | null
  onClose: () => void
}) {
  const { t } = useLingui()
  return (
    <Dialog
      alert
      persistent
      open={given !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t`Password of ${given?.username ?? ''}`}
      footer={<Button variant="primary" onClick={onClose}>{t`I have copied it`}</Button>}
    >
      <Stack>
        <div>
          <CopyableCode code={given?.password ?? ''} />
        </div>
        <Notice tone="warning">
          <Trans>
            Copy this password now: it can’t be shown again. It works once, within 72 hours, and is
            changed at the first login.
          </Trans>
        </Notice>
      </Stack>
    </Dialog>
  )
}
