import { useLingui } from '@lingui/react/macro'
import { SelectField } from '#ui/form/select-field.tsx'

interface VendorChoiceProps {
  vendors: readonly { id: string; name: string }[]
  vendor: string | null
  onChoose: (id: string) => void
}

/** Whose articles a file is about; people of one vendor have no choice. */
export function VendorChoice({ vendors, vendor, onChoose }: VendorChoiceProps) {
  const { t } = useLingui()
  if (vendors.length === 1) return null
  return (
    <SelectField
      label={t`Vendor`}
      placeholder={t`Choose a vendor`}
      value={vendor ?? ''}
      options={vendors.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}
