import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { limitations } from '#domain/users/limitations.ts'
import { areaOptions } from '#domain/users/user-fields.ts'
import { LinesField } from '#ui/form/lines-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { limitationWords } from './user-words.ts'

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
  const hasValue = (limitation: string) => limitation !== '' && limitation !== 'audit'
  return (
    <LinesField
      legend={<Trans>Areas</Trans>}
      value={value}
      blank={{
        sorg: sorgs.length === 1 ? sorgs[0]!.sorg : '',
        limitation: '',
        option: '',
        value: '',
      }}
      onChange={onChange}
      error={error}
      fields={4}
      nameOf={(n) => t`Area ${n}`}
      removeLabel={(n) => t`Remove area ${n}`}
      addLabel={<Trans>Add area</Trans>}
    >
      {(area, change) => (
        <>
          <SelectField
            label={t`Sales organization`}
            value={area.sorg}
            placeholder={t`Choose`}
            aria-invalid={error ? true : undefined}
            options={sorgs.map(({ sorg, name }) => ({ value: sorg, label: `${sorg} ${name}` }))}
            onChange={({ target }) => change({ sorg: target.value })}
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
              change({
                limitation: target.value,
                ...(!hasValue(target.value) && { value: '' }),
              })
            }
          />
          <TextField
            label={t`Value`}
            value={area.value}
            disabled={!hasValue(area.limitation)}
            autoComplete="off"
            onChange={({ target }) => change({ value: target.value })}
          />
          <SelectField
            label={t`Visits`}
            value={area.option}
            placeholder={t`All kinds`}
            options={areaOptions.map((one) => ({ value: one, label: one }))}
            onChange={({ target }) => change({ option: target.value })}
          />
        </>
      )}
    </LinesField>
  )
}
