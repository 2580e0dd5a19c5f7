import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { largestRate, MachineKeyFields } from '#domain/machine/machine-key.ts'
import { machineScopes } from '#domain/machine/machine-scopes.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { SecretDialog } from '../secret-dialog.tsx'
import { keyWords, scopeWords } from './key-words.ts'
import { DeleteMachineKey, type MachineKeyToEdit, SaveMachineKey } from './machine-key.gql.ts'
import { RevokeKey } from './revoke-key.tsx'

/** Creates or edits a machine key, and shows the secret of a new one. */
export function MachineKeyForm() {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const { id, machineKey } = useRecord<typeof MachineKeyToEdit>('machineKey')
  const save = useSave(SaveMachineKey)
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm({
    schema: MachineKeyFields,
    words: keyWords,
    initial: {
      name: machineKey?.name ?? '',
      scopes: machineKey?.scopes ?? [],
      rate: String(machineKey?.rate ?? 120),
      expiresOn: String(machineKey?.expiresOn ?? ''),
    },
    revision: machineKey?.revision,
    save: async (input, seen) => {
      const { failure, data } = await save({ id, machineKey: input, seen })
      setSecret(data?.saveMachineKey.secret ?? null)
      return failure
    },
  })
  const toList = () => router.navigate({ to: '/admin/machine-keys' as never })
  const revoked = machineKey?.state === 'REVOKED'
  return (
    <>
      <EditPage
        form={form}
        saved={t`Machine key saved`}
        afterSave={id ? undefined : () => undefined}
        locked={revoked && <Trans>This key was revoked. It can’t be used or changed.</Trans>}
        removal={
          machineKey &&
          machineKey.state !== 'ACTIVE' && {
            mutation: DeleteMachineKey,
            label: t`Delete machine key`,
            words: keyWords,
            id: machineKey.id,
            name: machineKey.name,
          }
        }
      >
        <TextField
          label={t`Name`}
          required
          readOnly={revoked}
          autoComplete="off"
          hint={t`The program that uses it, such as “ERP stock transfer”. It appears in the audit log.`}
          {...form.field('name')}
        />
        <CheckGroup
          label={t`Allowed to`}
          options={machineScopes.map((scope) => ({
            value: scope,
            label: i18n._(scopeWords[scope]),
            hint: scope,
            text: `${scope} ${i18n._(scopeWords[scope])}`,
          }))}
          {...form.control('scopes')}
        />
        <TextField
          label={t`Requests per minute`}
          required
          numeric
          inputMode="numeric"
          readOnly={revoked}
          hint={t`At most ${largestRate}. Further requests are refused until the minute is over.`}
          {...form.field('rate')}
        />
        <DateField
          label={t`Last day`}
          readOnly={revoked}
          hint={t`Leave empty for a key that doesn’t expire.`}
          {...form.field('expiresOn')}
        />
        {machineKey?.state === 'ACTIVE' && (
          <RevokeKey machineKey={machineKey} onRevoked={() => void toList()} />
        )}
      </EditPage>
      <SecretDialog
        secret={secret}
        title={t`Secret of the new key`}
        onClose={() => {
          setSecret(null)
          void toList()
        }}
      />
    </>
  )
}
