import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { ClaimBrands } from '../claims.gql.ts'

interface BrandFieldProps {
  value: string
  onChange: (brand: string) => void
}

/** The brand of the claimed article: those of the catalogue are suggested, any other can be typed. */
export function BrandField({ value, onChange }: BrandFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const [{ data }] = useQuery({ query: ClaimBrands, context: silent })
  return (
    <>
      <TextField
        label={t`Brand`}
        value={value}
        maxLength={60}
        list={id}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {(data?.claimBrands ?? []).map((brand) => (
          <option key={brand}>{brand}</option>
        ))}
      </datalist>
    </>
  )
}
