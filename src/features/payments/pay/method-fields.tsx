import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { compare, times } from '#domain/ordering/money.ts'
import { usePercent } from '#parts/money/use-percent-off.ts'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { AccountFields } from './account-fields.tsx'
import { CardFields } from './card-fields.tsx'
import { type Method, type Pay, typedNow } from './use-pay.ts'
import * as css from '../payments.css.ts'

/** Payment methods, and the fields of the chosen one. */
export function MethodFields({ pay, methods }: { pay: Pay; methods: readonly Method[] }) {
  const { t } = useLingui()
  const percent = usePercent()
  const { state, change, problems, method } = pay
  if (methods.length === 0)
    return (
      <Notice tone="warning">
        <Trans>No payment method is offered for these invoices. Contact your sales office.</Trans>
      </Notice>
    )
  return (
    <>
      <Card title={<Trans>Payment method</Trans>}>
        <RadioGroup
          label={t`Payment method`}
          hideLabel
          value={state.paymentId}
          error={problems.paymentId && <Trans>Choose a payment method</Trans>}
          options={methods.map(({ id, desc, paymentMerchants: [merchant] }) => ({
            value: id,
            label: desc,
            hint:
              merchant && compare(merchant.paymentDiscount, '0') > 0 ? (
                <Trans>{percent(times(merchant.paymentDiscount, 100))} discount</Trans>
              ) : undefined,
          }))}
          onChange={(paymentId) => change({ paymentId, savedId: '' })}
        />
      </Card>
      {method && <Details pay={pay} method={method} />}
    </>
  )
}

function Details({ pay, method }: { pay: Pay; method: Method }) {
  const instruction = method.paymentMerchants[0]?.instruction
  if (method.entry === 'TOKEN') return <Entry pay={pay} method={method} />
  return (
    <Card title={<Trans>How it works</Trans>}>
      <Stack gap={2}>
        {instruction && <p className={css.text}>{instruction}</p>}
        <p className={css.text}>
          {method.entry === 'PAGE' ? (
            <Trans>Next, you continue on the secure page of the payment service.</Trans>
          ) : method.kind === 'VIRTUAL_ACCOUNT' ? (
            <Trans>Next, you get an account number to transfer the amount to.</Trans>
          ) : (
            <Trans>Next, transfer the amount and upload the proof.</Trans>
          )}{' '}
          <EndsAfter hours={method.expiryHours} />
        </p>
      </Stack>
    </Card>
  )
}

/** Until when a payment waits; whole days as days. */
function EndsAfter({ hours }: { hours: number }) {
  return hours % 24 === 0 ? (
    <Plural
      value={hours / 24}
      one="If it isn’t paid within # day, it ends by itself."
      other="If it isn’t paid within # days, it ends by itself."
    />
  ) : (
    <Plural
      value={hours}
      one="If it isn’t paid within # hour, it ends by itself."
      other="If it isn’t paid within # hours, it ends by itself."
    />
  )
}

function Entry({ pay, method }: { pay: Pay; method: Method }) {
  const { t } = useLingui()
  const { state, change, problems, saved, savedId } = pay
  const isAccount = method.kind === 'ACH'
  return (
    <Card title={isAccount ? <Trans>Bank account</Trans> : <Trans>Card</Trans>}>
      <Stack>
        <p className={css.quiet}>
          <Trans>
            What you enter goes to the payment service alone. This portal never sees or keeps it.
          </Trans>
        </p>
        {saved.length > 0 && (
          <RadioGroup
            label={isAccount ? t`Bank account` : t`Card`}
            hideLabel
            value={savedId}
            options={[
              ...saved.map(({ id, display }) => ({ value: id, label: display })),
              { value: typedNow, label: isAccount ? t`Another account` : t`Another card` },
            ]}
            onChange={(next) => change({ savedId: next })}
          />
        )}
        {savedId === typedNow && (
          <>
            {isAccount ? (
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
