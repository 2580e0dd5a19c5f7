import { useLingui } from '@lingui/react/macro'
import type { ChangeEvent, ReactNode } from 'react'
import { Row } from '#ui/display/stack.tsx'
import { SelectField } from '#ui/form/select-field.tsx'

interface ChosenField {
  name: string
  value: string
  error: ReactNode
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

interface CardFieldsProps {
  layouts: readonly { id: string; description: string }[]
  layout: ChosenField
  itemPerLine: ChosenField
}

const perLine = ['1', '2', '3', '4', '5', '6'].map((value) => ({ value, label: value }))

/** Choices of how the files are laid out on cards. */
export function CardFields({ layouts, layout, itemPerLine }: CardFieldsProps) {
  const { t } = useLingui()
  return (
    <Row gap={4}>
      {layouts.length > 0 && (
        <SelectField
          label={t`Layout of the cards`}
          placeholder={t`Standard`}
          options={layouts.map(({ id, description }) => ({ value: id, label: description }))}
          {...layout}
        />
      )}
      <SelectField label={t`Cards in a row`} options={perLine} {...itemPerLine} />
    </Row>
  )
}
