import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { limitations } from '#domain/users/limitations.ts'
import { areaOptions } from '#domain/users/user-fields.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { limitationWords } from './user-words.ts'
import * as css from './users.css.ts'

export interface TypedArea {
  sorg: string
  limitation: string
  option: string
  value: string
}

interface UserAreasFieldProps {
  value: readonly TypedArea[]
  onChange: (areas: TypedArea[]) => void
  error?: ReactNode
  name?: string
  sorgs: readonly { sorg: string; name: string }[]
}

/** The areas that a user works in, a line each. */
export function UserAreasField({ value, onChange, error, sorgs }: UserAreasFieldProps) {
  const { t, i18n } = useLingui()
  const change = (at: number, part: Partial<TypedArea>) =>
    onChange(value.map((area, n) => (n === at ? { ...area, ...part } : area)))
  const hasValue = ({ limitation }: TypedArea) => limitation !== '' && limitation !== 'audit'
  return (
    <fieldset className={css.areas}>
      <legend className={css.legend}>
        <Trans>Areas</Trans>
      </legend>
      {value.map((area, n) => (
        <div key={n} className={css.area} role="group" aria-label={t`Area ${n + 1}`}>
          <SelectField
            label={t`Sales organization`}
            value={area.sorg}
            placeholder={t`Choose`}
            aria-invalid={error ? true : undefined}
            options={sorgs.map(({ sorg, name }) => ({ value: sorg, label: `${sorg} ${name}` }))}
            onChange={({ target }) => change(n, { sorg: target.value })}
          />
          <SelectField
            label={t`Limitation`}
            value={area.limitation}
            placeholder={t`All customers`}
            options={limitations.map((one) => ({
              value: one,
              label: i18n._(limitationWords[one]),
            }))}
            onChange={({ target }) =>
              change(n, {
                limitation: target.value,
                ...(!hasValue({ ...area, limitation: target.value }) && { value: '' }),
              })
            }
          />
          <TextField
            label={t`Value`}
            value={area.value}
            disabled={!hasValue(area)}
            autoComplete="off"
            onChange={({ target }) => change(n, { value: target.value })}
          />
          <SelectField
            label={t`Visits`}
            value={area.option}
            placeholder={t`All kinds`}
            options={areaOptions.map((one) => ({ value: one, label: one }))}
            onChange={({ target }) => change(n, { option: target.value })}
          />
          <IconButton
            icon="trash"
            label={t`Remove area ${n + 1}`}
            onClick={() => onChange(value.filter((_, at) => at !== n))}
          />
        </div>
      ))}
      {error && <FieldError id="user-areas-error">{error}</FieldError>}
      <div>
        <Button
          size="sm"
          icon="plus"
          onClick={() =>
            onChange([
              ...value,
              {
                sorg: sorgs.length === 1 ? sorgs[0]!.sorg : '',
                limitation: '',
                option: '',
                value: '',
              },
            ])
          }
        >
          <Trans>Add area</Trans>
        </Button>
      </div>
    </fieldset>
  )
}
