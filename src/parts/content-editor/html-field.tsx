import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Field, type FieldFrame } from '#ui/form/field.tsx'

const RichEditor = lazy(() =>
  import('./rich-editor.tsx').then((module) => ({ default: module.RichEditor })),
)

interface HtmlFieldProps extends FieldFrame {
  required?: boolean
  name?: string
  value: string
  onChange: (html: string) => void
}

/** A field for written content; its editor is fetched when it is shown. */
export function HtmlField({
  label,
  hint,
  error,
  required = false,
  value,
  onChange,
}: HtmlFieldProps) {
  const { t } = useLingui()
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(wiring) => (
        <Suspense fallback={<SkeletonRows rows={4} label={t`Loading editor`} />}>
          <RichEditor label={label} wiring={wiring} value={value} onChange={onChange} />
        </Suspense>
      )}
    </Field>
  )
}
