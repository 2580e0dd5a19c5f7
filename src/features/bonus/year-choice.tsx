import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { SelectField } from '#ui/form/select-field.tsx'

/** The year that the figures are of: this one and the four before. */
export function YearChoice({ year }: { year: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const now = new Date().getFullYear()
  return (
    <SelectField
      label={t`Year`}
      hideLabel
      value={String(year)}
      options={Array.from({ length: 5 }, (_, n) => String(now - n)).map((value) => ({
        value,
        label: value,
      }))}
      onChange={({ target }) =>
        void navigate({
          to: '.',
          search: ((old: object) => ({
            ...old,
            year: target.value,
            quarter: undefined,
            page: undefined,
          })) as never,
        })
      }
    />
  )
}
