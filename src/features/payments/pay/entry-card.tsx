import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { AccountFields } from './account-fields.tsx'
import { CardFields } from './card-fields.tsx'
import { anotherOne, type EntryForm, type Method } from './entry.ts'
import * as css from '../payments.css.ts'

interface EntryCardProps {
  form: EntryForm
  method: Method
}

/** Chooses a saved card or account, or takes another one: in fields of the portal, or later on the page of the payment service. */
export function EntryCard({ form, method }: EntryCardProps) {
  const { t } = useLingui()
  const { state, change, saved, savedId } = form
  const isAccount = method.kind === 'ACH'
  return (
    <Card title={isAccount ? <Trans>Bank account</Trans> : <Trans>Card</Trans>}>
      <Stack>
        {saved.length > 0 && (
          <RadioGroup
            label={isAccount ? t`Bank account` : t`Card`}
            hideLabel
            value={savedId}
            options={[
              ...saved.map(({ id, display }) => ({ value: id, label: display })),
              { value: anotherOne, label: isAccount ? t`Another account` : t`Another card` },
            ]}
            onChange={(next) => change({ savedId: next })}
          />
        )}
        {savedId === anotherOne && (
          <>
            <Another form={form} method={method} />
            {method.canSave && (
              <CheckField
                label={<Trans>Save with the payment service for the next time</Trans>}
                checked={state.shouldSave}
                onChange={({ target }) => change({ shouldSave: target.checked })}
              />
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}

function Another({ form: { state, change, problems }, method }: EntryCardProps) {
  if (method.entry === 'PAGE')
    return (
      <p className={css.text}>
        <Trans>Next, you continue on the secure page of the payment service.</Trans>
      </p>
    )
  return (
    <>
      <p className={css.quiet}>
        <Trans>
          What you enter goes to the payment service alone. This portal never sees or keeps it.
        </Trans>
      </p>
      {method.kind === 'ACH' ? (
        <AccountFields
          entry={state.account}
          problems={problems}
          onChange={(part) => change({ account: { ...state.account, ...part } })}
        />
      ) : (
        <CardFields
          entry={state.card}
          problems={problems}
          onChange={(part) => change({ card: { ...state.card, ...part } })}
        />
      )}
    </>
  )
}
