import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useState } from 'react'
import * as v from 'valibot'
import { useSave } from '#data/save.ts'
import { rules } from '#domain/portal/validation.ts'
import { CopyableCode } from '#ui/display/copyable-code.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { factorWords } from './factor-words.ts'
import { FormDialog } from './form-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import * as css from './second-factor.css.ts'
import { ConfirmOneTimeCodes, StartOneTimeCodes } from './second-factor.gql.ts'

type Started = ResultOf<typeof StartOneTimeCodes>['startOneTimeCodes']

interface AppDialogProps {
  onClose: () => void
  /** @param codes recovery codes to show; null: the person has some already */
  onAdded: (codes: readonly string[] | null) => void
}

/** Sets up an authenticator app: the password, then the secret and a first code. */
export function AppDialog({ onClose, onAdded }: AppDialogProps) {
  const start = useSave(StartOneTimeCodes)
  const [started, setStarted] = useState<Started>()
  if (started) return <ConfirmApp started={started} onClose={onClose} onAdded={onAdded} />
  return (
    <PasswordDialog
      title={<Trans>Set up an authenticator app</Trans>}
      text={
        <Trans>
          You need an app such as Google Authenticator, Microsoft Authenticator or 1Password on your
          phone.
        </Trans>
      }
      confirm={<Trans>Continue</Trans>}
      onClose={onClose}
      onPassword={async (password) => {
        const { failure, data } = await start({ password })
        setStarted(data?.startOneTimeCodes)
        return failure
      }}
    />
  )
}

const Code = v.object({ code: v.pipe(v.string(), v.trim(), rules.required) })

function ConfirmApp({ started, onClose, onAdded }: AppDialogProps & { started: Started }) {
  const { t } = useLingui()
  const confirm = useSave(ConfirmOneTimeCodes)
  const form = useForm({
    schema: Code,
    initial: { code: '' },
    words: factorWords,
    save: async ({ code }) => {
      const { failure, data } = await confirm({ code })
      if (data) onAdded(data.confirmOneTimeCodes.recoveryCodes)
      return failure
    },
  })
  const { secret, qr } = started
  return (
    <FormDialog
      form={form}
      persistent
      onClose={onClose}
      title={<Trans>Scan the code with your app</Trans>}
      text={<Trans>Then enter the 6 digits that the app shows.</Trans>}
      confirm={<Trans>Turn on</Trans>}
    >
      {qr && (
        <svg
          className={css.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t`QR code for your app`}
        >
          <path d={qr.path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
      )}
      <div className={css.secret}>
        <p className={css.quiet}>
          <Trans>Can’t scan it? Type this key into the app:</Trans>
        </p>
        <CopyableCode code={secret?.match(/.{1,4}/g)?.join(' ') ?? ''} />
      </div>
      <TextField
        label={t`Code from the app`}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        unmarked
        {...form.field('code')}
      />
    </FormDialog>
  )
}
