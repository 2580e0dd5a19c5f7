import { Trans, useLingui } from '@lingui/react/macro'
import type { InputHTMLAttributes } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { CityField } from './city-field.tsx'
import { CountryField } from './country-field.tsx'
import * as css from './inquiry.css.ts'
import type { useInquiry } from './use-inquiry.ts'

type Form = ReturnType<typeof useInquiry>['form']
type Name = Parameters<Form['field']>[0]

/** Everything a new customer is asked for. */
export function InquiryForm({ form }: { form: Form }) {
  const { t } = useLingui()
  const { telpCode } = useConfig()
  const line = (
    name: Name,
    label: string,
    rest: InputHTMLAttributes<HTMLInputElement> & { hint?: string } = {},
  ) => <TextField label={label} required {...form.field(name)} {...rest} />
  const area = (name: Name, label: string) => (
    <div className={css.whole}>
      <TextArea label={label} rows={3} required {...form.field(name)} />
    </div>
  )
  return (
    <form {...form.props}>
      <div className={css.fields}>
        {form.error && (
          <div className={css.whole}>
            <Notice tone="danger" live="alert" title={<Trans>The inquiry was not sent</Trans>}>
              {form.error}
            </Notice>
          </div>
        )}
        {area('reason', t`Reason for your inquiry`)}
        {area('goal', t`Your goal`)}
        {line('custName', t`Name of your business`, { autoComplete: 'organization' })}
        {line('custEmail', t`Email`, { type: 'email', autoComplete: 'email' })}
        {line('custPhone', t`Phone`, {
          type: 'tel',
          inputMode: 'numeric',
          autoComplete: 'tel-national',
          hint: t`Digits only; ${telpCode} is added in front`,
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
        <CountryField {...form.control('custCountry')} />
        <CityField country={form.values.custCountry} {...form.control('custCity')} />
        {line('custState', t`State or province`, { autoComplete: 'address-level1' })}
        {line('custPostalCode', t`Postal code`, { autoComplete: 'postal-code', required: false })}
        <div className={css.whole}>
          <Button type="submit" variant="primary" size="lg" busy={form.busy}>
            <Trans>Send inquiry</Trans>
          </Button>
        </div>
      </div>
    </form>
  )
}
