import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { useLocale } from '#shell/i18n/use-locale.ts'
import { withoutToken } from '#data/without-token.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Countries } from './inquiry.gql.ts'

interface CountryFieldProps {
  value: string
  onChange: (country: string) => void
  error: ReactNode
  name: string
}

/** A country, in the words of this locale. */
export function CountryField({ name, value, onChange, error }: CountryFieldProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [{ data, error: failed }, again] = useQuery({
    query: Countries,
    variables: { locale },
    context: withoutToken,
  })
  return (
    <SelectField
      label={t`Country`}
      name={name}
      autoComplete="country"
      required
      value={value}
      error={error}
      placeholder={data ? t`Choose a country` : t`Reading the countries`}
      options={(data?.countries ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      hint={
        failed && (
          <Button size="sm" onClick={() => again({ requestPolicy: 'network-only' })}>
            <Trans>Couldn’t load the countries. Try again</Trans>
          </Button>
        )
      }
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
