import { Trans, useLingui } from '@lingui/react/macro'
import type { InputHTMLAttributes } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { problem } from '#parts/form/problem-text.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { CityField } from './city-field.tsx'
import { CountryField } from './country-field.tsx'
import * as css from './inquiry.css.ts'
import type { InquiryField, useInquiry } from './use-inquiry.ts'

/** Everything a new customer is asked for. */
export function InquiryForm({ inquiry }: { inquiry: ReturnType<typeof useInquiry> }) {
  const { t } = useLingui()
  const { telpCode } = useConfig()
  const { form, field, problems, state, submit } = inquiry
  const line = (
    name: InquiryField,
    label: string,
    rest: InputHTMLAttributes<HTMLInputElement> & { hint?: string } = {},
  ) => {
    const { value, change, problem: code } = field(name)
    return (
      <TextField
        label={label}
        name={name}
        required
        value={value}
        error={problem(code)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        {...rest}
      />
    )
  }
  const area = (name: InquiryField, label: string) => {
    const { value, change, problem: code } = field(name)
    return (
      <div className={css.whole}>
        <TextArea
          label={label}
          name={name}
          rows={3}
          required
          value={value}
          error={problem(code)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </div>
    )
  }
  const country = field('custCountry')
  const city = field('custCity')
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={css.fields}>
        {problems.form && (
          <div className={css.whole}>
            <Refused code={problems.form} />
          </div>
        )}
        {area('reason', t`Reason for your inquiry`)}
        {area('goal', t`Your goal`)}
        {line('custName', t`Name of your business`, { autoComplete: 'organization' })}
        {line('custEmail', t`E-mail`, { type: 'email', autoComplete: 'email' })}
        {line('custPhone', t`Phone`, {
          type: 'tel',
          inputMode: 'numeric',
          autoComplete: 'tel-national',
          hint: t`Digits only; ${telpCode} is put in front`,
        })}
        {line('custWeb', t`Website`, {
          type: 'url',
          inputMode: 'url',
          autoComplete: 'url',
          required: false,
        })}
        <div className={css.whole}>
          {line('custAddress', t`Address`, { autoComplete: 'street-address' })}
        </div>
        <CountryField
          value={country.value}
          error={problem(country.problem)}
          onChange={country.change}
        />
        <CityField
          country={country.value}
          value={city.value}
          error={problem(city.problem)}
          onChange={city.change}
        />
        {line('custState', t`State or province`, { autoComplete: 'address-level1' })}
        {line('custPostalCode', t`Postal code`, { autoComplete: 'postal-code', required: false })}
        <div className={css.whole}>
          <Button type="submit" variant="primary" size="lg" busy={state === 'busy'}>
            <Trans>Send inquiry</Trans>
          </Button>
        </div>
      </div>
    </form>
  )
}

/** What was refused as a whole; everything typed is kept. */
function Refused({ code }: { code: string }) {
  return (
    <Notice tone="danger" live="alert" title={<Trans>The inquiry was not sent</Trans>}>
      {code === 'too_many_attempts' ? (
        <Trans>
          Several inquiries have come from here within the last hour. Try again later; what you
          typed is kept.
        </Trans>
      ) : (
        <Trans>What you typed is kept. Check the connection and try again.</Trans>
      )}
    </Notice>
  )
}
