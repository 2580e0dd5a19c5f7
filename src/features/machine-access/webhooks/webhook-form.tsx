import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { webhookEvents, WebhookFields } from '#domain/machine/webhook.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { SecretDialog } from '#parts/page/secret-dialog.tsx'
import { DeleteWebhook, SaveWebhook, type WebhookToEdit } from './webhook.gql.ts'
import { WebhookTools } from './webhook-tools.tsx'
import { eventWords, webhookWords } from './webhook-words.ts'

/** Creates or edits a webhook, and shows the secret of a new one. */
export function WebhookForm() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { id, webhook } = useRecord<typeof WebhookToEdit>('webhook')
  const save = useSave(SaveWebhook)
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm({
    schema: WebhookFields,
    words: webhookWords,
    initial: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      events: webhook?.events ?? [],
      enabled: webhook?.enabled ?? true,
    },
    revision: webhook?.revision,
    save: async (input, seen) => {
      const { failure, data } = await save({ id, webhook: input, seen })
      setSecret(data?.saveWebhook.secret ?? null)
      return failure
    },
  })
  return (
    <>
      <EditPage
        form={form}
        saved={t`Webhook saved`}
        afterSave={id ? undefined : () => undefined}
        removal={
          webhook && {
            mutation: DeleteWebhook,
            label: t`Delete webhook`,
            words: webhookWords,
            id: webhook.id,
            name: webhook.name,
          }
        }
      >
        {webhook?.disabledAt != null && (
          <Notice tone="danger">
            <Trans>
              This webhook was switched off because nothing has arrived for days. Switch it on when
              the address works again.
            </Trans>
          </Notice>
        )}
        <TextField label={t`Name`} required autoComplete="off" {...form.field('name')} />
        <TextField
          label={t`Address`}
          required
          type="url"
          inputMode="url"
          autoComplete="off"
          hint={t`Events are sent there as JSON by POST. It must be an https address on the open internet.`}
          {...form.field('url')}
        />
        <CheckGroup
          label={t`Events`}
          options={webhookEvents.map((event) => ({
            value: event,
            label: i18n._(eventWords[event]),
            hint: event,
            text: `${event} ${i18n._(eventWords[event])}`,
          }))}
          {...form.control('events')}
        />
        <CheckField label={t`On: events are sent`} {...form.check('enabled')} />
        {webhook && <WebhookTools webhook={webhook} />}
      </EditPage>
      <SecretDialog
        secret={secret}
        title={t`Secret of the new webhook`}
        onClose={() => {
          setSecret(null)
          void router.navigate({ to: '/admin/webhooks' as never })
        }}
      />
    </>
  )
}
