import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { compare, times } from '#domain/ordering/money.ts'
import { usePercent } from '#parts/money/use-percent-off.ts'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { EntryCard } from './entry-card.tsx'
import type { Method, Pay } from './use-pay.ts'
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
  if (method.entry === 'TOKEN') return <EntryCard form={pay} method={method} />
  if (method.entry === 'PAGE')
    return (
      <>
        <EntryCard form={pay} method={method} />
        <p className={css.quiet}>
          <EndsAfter hours={method.expiryHours} />
        </p>
      </>
    )
  return (
    <Card title={<Trans>How it works</Trans>}>
      <Stack gap={2}>
        {instruction && <p className={css.text}>{instruction}</p>}
        <p className={css.text}>
          {method.kind === 'VIRTUAL_ACCOUNT' ? (
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
