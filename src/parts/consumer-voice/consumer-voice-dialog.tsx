import { Trans, useLingui } from '@lingui/react/macro'
import { refusedCharacters } from '#domain/ordering/checkout.ts'
import { longestFeedback } from '#domain/portal/feedback.ts'
import { problem } from '#ui/form/problem-text.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useConsumerVoice } from './use-consumer-voice.ts'

/** Dialog for feedback to the tenant: written, confirmed, sent. */
export function ConsumerVoiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const { text, refusal, state, write, ask, send, back } = useConsumerVoice()
  const sending = async () => {
    if (!(await send())) return
    toast({
      tone: 'success',
      text: t({ id: 'success_send_consumer_voice', message: 'Your message was sent. Thank you!' }),
    })
    onClose()
  }
  return (
    <>
      <Dialog
        open
        persistent
        width="large"
        onOpenChange={(open) => !open && onClose()}
        title={t`Consumer Voice`}
        description={
          <Trans>Tell us what works well and what could be better. We read every message.</Trans>
        }
        footer={
          <Button variant="primary" busy={state === 'sending'} onClick={ask}>
            <Trans>SEND</Trans>
          </Button>
        }
      >
        <Stack>
          {state === 'failed' && (
            <Notice tone="danger" live="alert">
              {t({
                id: 'failed_send_consumer_voice',
                message: 'Your message could not be sent. It is kept here; please try again.',
              })}
            </Notice>
          )}
          <TextArea
            label={t`Your message`}
            required
            rows={8}
            value={text}
            onChange={(event) => write(event.target.value)}
            maxLength={longestFeedback}
            hint={<Trans>Letters, spaces, line breaks and - . , / & : can be used here.</Trans>}
            error={problem(refusal, refusedCharacters(text, 'text'))}
          />
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={state === 'asking' || state === 'sending'}
        onClose={back}
        title={t`Send this message?`}
        text={<Trans>It’s sent in your name and can’t be undone.</Trans>}
        danger={false}
        busy={state === 'sending'}
        confirm={<Trans>Send</Trans>}
        onConfirm={sending}
      />
    </>
  )
}
