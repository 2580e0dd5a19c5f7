import { Link } from '@tanstack/react-router'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { button } from '#ui/button.css.ts'
import { Row, Stack } from '#ui/display/stack.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { SecretDialog } from '#parts/page/secret-dialog.tsx'
import { ReplayFailedWebhooks, RotateWebhookSecret, SendWebhookTest } from './webhook.gql.ts'
import { webhookWords } from './webhook-words.ts'

/** Buttons of a saved endpoint: its deliveries, a test, a new secret, sending again what failed. */
export function WebhookTools({ webhook: { id } }: { webhook: { id: string } }) {
  const { t } = useLingui()
  const toast = useToast()
  const test = useSave(SendWebhookTest)
  const rotate = useSave(RotateWebhookSecret)
  const replay = useSave(ReplayFailedWebhooks)
  const [secret, setSecret] = useState<string | null>(null)
  const [since, setSince] = useState('')
  const refuse = (code: string) =>
    toast({ tone: 'danger', text: <ProblemText code={code} words={webhookWords} /> })
  const sendTest = async () => {
    const { failure } = await test({ id })
    if (failure) return refuse(failure.code)
    toast({ tone: 'success', text: t`A test event is on its way. Look at the deliveries.` })
  }
  const newSecret = async () => {
    const { failure, data } = await rotate({ id })
    if (failure) return refuse(failure.code)
    setSecret(data.rotateWebhookSecret.secret)
  }
  const sendAgain = async () => {
    const from = new Date(since ? `${since}T00:00:00` : 0).toISOString()
    const { failure, data } = await replay({ webhook: id, since: from })
    if (failure) return refuse(failure.code)
    const { count } = data.replayFailedWebhooks
    toast({
      tone: 'success',
      text: plural(count, {
        0: 'Nothing failed since then',
        one: '# event is on its way again',
        other: '# events are on their way again',
      }),
    })
  }
  return (
    <Stack>
      <Row>
        <Link
          to={'/admin/webhooks/deliveries' as never}
          search={{ webhook: id } as never}
          className={button({})}
        >
          <Trans>Show deliveries</Trans>
        </Link>
        <Button onClick={() => void sendTest()}>
          <Trans>Send a test</Trans>
        </Button>
        <Button onClick={() => void newSecret()}>
          <Trans>New secret</Trans>
        </Button>
      </Row>
      <DateField
        label={t`Send failed events again since`}
        hint={t`Leave empty for all that can still be looked up.`}
        value={since}
        onChange={({ target }) => setSince(target.value)}
      />
      <div>
        <Button icon="refresh" onClick={() => void sendAgain()}>
          <Trans>Send failed events again</Trans>
        </Button>
      </div>
      <SecretDialog
        secret={secret}
        title={t`New secret of this webhook`}
        onClose={() => setSecret(null)}
      />
    </Stack>
  )
}
