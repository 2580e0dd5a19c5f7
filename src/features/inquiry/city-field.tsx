import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useQuery } from 'urql'
import { withoutToken } from '#data/without-token.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Cities } from './inquiry.gql.ts'

/** Maximum of suggestions: a long list makes typing slow. */
const shown = 50

interface CityFieldProps {
  country: string
  value: string
  onChange: (city: string) => void
  error: ReactNode
  name: string
}

/** A city of the chosen country: larger ones are suggested, any may be written. */
export function CityField({ country, name, value, onChange, error }: CityFieldProps) {
  const { t } = useLingui()
  const list = useId()
  const [{ data }] = useQuery({
    query: Cities,
    variables: { countryId: country },
    pause: country === '',
    context: withoutToken,
  })
  const start = value.trim().toLowerCase()
  const names = [...new Set(data?.cities.map(({ description }) => description))]
    .filter((name) => name.toLowerCase().startsWith(start))
    .slice(0, shown)
  return (
    <>
      <TextField
        label={t`City`}
        name={name}
        autoComplete="address-level2"
        required
        list={list}
        value={value}
        error={error}
        hint={country === '' && <Trans>Choose the country first to get suggestions</Trans>}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
