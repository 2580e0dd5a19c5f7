import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Stack } from '#ui/display/stack.tsx'
import * as css from './mail.css.ts'
import type { Message } from './mail-state.tsx'

interface MessageDialogProps {
  message: Message | null
  onClose: () => void
}

/** Message as its receiver gets it, with the secrets of its links masked. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  return (
    <Dialog
      open={message !== null}
      onOpenChange={(open) => !open && onClose()}
      title={message?.subject}
      description={<Trans>To {message?.to}</Trans>}
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Stack>
        {message?.error && (
          <Notice tone="danger" title={<Trans>The mail server said</Trans>}>
            {message.error}
          </Notice>
        )}
        <p className={css.text}>{message?.text}</p>
      </Stack>
    </Dialog>
  )
}
