import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { deviceName } from '#domain/account/device-name.ts'
import { PasskeyName } from '#domain/account/second-factor.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type FormRefusal, useForm } from '#ui/form/use-form.tsx'
import { factorWords } from './factor-words.ts'
import { FormDialog } from './form-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { AddPasskey, StartPasskey } from './second-factor.gql.ts'

interface PasskeyDialogProps {
  onClose: () => void
  /** @param codes recovery codes to show; null: the person has some already */
  onAdded: (codes: readonly string[] | null) => void
}

/** Adds a passkey: the password, then the browser's own window. */
export function PasskeyDialog({ onClose, onAdded }: PasskeyDialogProps) {
  const start = useSave(StartPasskey)
  const [options, setOptions] = useState<unknown>()
  if (options) return <NamePasskey options={options} onClose={onClose} onAdded={onAdded} />
  return (
    <PasswordDialog
      title={<Trans>Add a passkey</Trans>}
      text={
        <Trans>
          Log in with your fingerprint, face, screen lock or security key. It also works without
          your password.
        </Trans>
      }
      confirm={<Trans>Continue</Trans>}
      onClose={onClose}
      onPassword={async (password) => {
        const { failure, data } = await start({ password })
        setOptions(data?.startPasskey.options)
        return failure
      }}
    />
  )
}

const refused = (code: string): FormRefusal => ({ code, fields: {} })

function NamePasskey({ options, onClose, onAdded }: PasskeyDialogProps & { options: unknown }) {
  const { t } = useLingui()
  const add = useSave(AddPasskey)
  const form = useForm({
    schema: PasskeyName,
    initial: { name: deviceName(navigator.userAgent).system ?? '' },
    words: factorWords,
    save: async ({ name }) => {
      const { makePasskey } = await import('./passkeys.ts')
      const response = await makePasskey(options)
      if (response === null) return refused('passkey_cancelled')
      if (response === 'known') return refused('passkey_known')
      const { failure, data } = await add({ name, response })
      if (data) onAdded(data.addPasskey.recoveryCodes)
      return failure
    },
  })
  return (
    <FormDialog
      form={form}
      persistent
      onClose={onClose}
      title={<Trans>Name your passkey</Trans>}
      text={<Trans>A name helps you recognize it later. Then your browser asks you.</Trans>}
      confirm={<Trans>Create passkey</Trans>}
    >
      <TextField label={t`Name`} autoFocus required unmarked {...form.field('name')} />
    </FormDialog>
  )
}
