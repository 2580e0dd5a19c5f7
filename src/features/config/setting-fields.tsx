import { useLingui } from '@lingui/react/macro'
import type { useForm } from '#ui/form/use-form.tsx'
import { locales } from '#domain/portal/locales.ts'
import type { settingForm, SettingInput } from '#domain/settings/setting-input.ts'
import type { SettingKind } from '#domain/settings/setting-kinds.ts'
import { Stack } from '#ui/display/stack.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useChoiceWords } from './use-choice-words.ts'

interface SettingFieldsProps {
  kind: SettingKind
  label: string
  form: ReturnType<typeof useForm<ReturnType<typeof settingForm>, SettingInput>>
  sorgs: readonly string[]
  nameOf: (code: string) => string
}

/** The fields with which a setting of this kind is edited. */
export function SettingFields({ kind, label, form, sorgs, nameOf }: SettingFieldsProps) {
  const { t } = useLingui()
  const wordOf = useChoiceWords()
  switch (kind.kind) {
    case 'switch':
      return (
        <RadioGroup
          label={label}
          hideLabel
          inline
          {...form.control('value')}
          options={[
            { value: 'true', label: t`On` },
            { value: 'false', label: t`Off` },
          ]}
        />
      )
    case 'choice':
      return (
        <RadioGroup
          label={label}
          hideLabel
          {...form.control('value')}
          options={kind.options.map((value) => ({ value, label: wordOf(value) }))}
        />
      )
    case 'sorg':
      return (
        <SelectField
          label={label}
          hideLabel
          options={sorgs.map((sorg) => ({ value: sorg, label: sorg }))}
          {...form.field('value')}
        />
      )
    case 'languages':
      return (
        <CheckGroup
          label={label}
          options={locales.map((code) => ({
            value: code,
            label: nameOf(code),
            text: `${nameOf(code)} ${code}`,
          }))}
          {...form.control('chosen')}
        />
      )
    case 'currency':
      return <CurrencyFields form={form} />
    case 'hosts':
      return (
        <TextArea
          label={label}
          hideLabel
          hint={t`One host name per line`}
          {...form.field('value')}
        />
      )
    case 'text':
      return kind.lines ? (
        <TextArea label={label} hideLabel {...form.field('value')} />
      ) : (
        <TextField label={label} hideLabel autoComplete="off" {...form.field('value')} />
      )
    case 'number': {
      const { min, max } = kind
      return (
        <TextField
          label={label}
          hideLabel
          inputMode="numeric"
          autoComplete="off"
          hint={t`From ${min} to ${max}`}
          {...form.field('value')}
        />
      )
    }
    default:
      return <TextField label={label} hideLabel autoComplete="off" {...form.field('value')} />
  }
}

function CurrencyFields({ form }: Pick<SettingFieldsProps, 'form'>) {
  const { t } = useLingui()
  return (
    <Stack gap={3}>
      <TextField label={t`Currency code`} {...form.field('display')} />
      <TextField label={t`Symbol`} {...form.field('symbol')} />
      <TextField label={t`Thousands separator`} {...form.field('thousandSeparator')} />
      <TextField label={t`Decimal separator`} {...form.field('decimalSeparator')} />
      <TextField label={t`Decimals`} inputMode="numeric" {...form.field('decimalPrecision')} />
    </Stack>
  )
}
