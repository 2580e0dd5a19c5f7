import { Plural, useLingui } from '@lingui/react/macro'
import { CheckField } from '#ui/form/check-field.tsx'
import { legend } from '#ui/form/field.css.ts'
import { Stack } from '#ui/display/stack.tsx'

interface Point {
  id: string
  description: string
  required: boolean
}

interface ChecklistFieldProps {
  points: readonly Point[]
  value: readonly string[]
  onChange: (checked: string[]) => void
}

/** Points of an inspection to be checked off, with how many that are required are open. */
export function ChecklistField({ points, value, onChange }: ChecklistFieldProps) {
  const { t } = useLingui()
  const open = points.filter(({ id, required }) => required && !value.includes(id)).length
  return (
    <fieldset>
      <legend className={legend}>{t`Checklist`}</legend>
      <Stack gap={2}>
        <span role="status">
          <Plural
            value={open}
            _0="All required points are checked"
            one="# required point is open"
            other="# required points are open"
          />
        </span>
        {points.map(({ id, description, required }) => (
          <CheckField
            key={id}
            label={required ? description : t`${description} (optional)`}
            checked={value.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, id] : value.filter((one) => one !== id))
            }
          />
        ))}
      </Stack>
    </fieldset>
  )
}
