import { Trans } from '@lingui/react/macro'
import { refusedCharacters } from '#domain/ordering/checkout.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { RefusalText } from '#parts/order/refusal-text.tsx'

interface FreeTextProps {
  label: string
  value: string
  /** Most characters; what is beyond is named, not cut off: a pasted text would lose its end unseen. */
  longest: number
  /** Several lines. */
  long?: boolean
  /** Takes the focus when its window opens. */
  autoFocus?: boolean
  /** Code of the last refusal. */
  error: string | undefined
  onChange: (value: string) => void
}

const problemOf = (text: string, longest: number): string | undefined => {
  if (refusedCharacters(text).length > 0) return 'valid_text'
  return text.trim().length > longest ? 'too_long' : undefined
}

/** From this share of the longest text on the characters are counted. */
const nearlyFull = 0.8

/** A text that goes to the warehouse with the order; says while one types what cannot be sent. */
export function FreeText({
  label,
  value,
  longest,
  long = false,
  autoFocus = false,
  error,
  onChange,
}: FreeTextProps) {
  const now = problemOf(value, longest)
  // A refusal of what stood there before says nothing of what stands there now.
  const code = now ?? (error === 'valid_text' || error === 'too_long' ? undefined : error)
  const length = value.trim().length
  const field = {
    label,
    value,
    hint: length >= longest * nearlyFull && (
      <Trans>
        {length} of {longest} characters
      </Trans>
    ),
    error: code && <RefusalText code={code} text={value} />,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    ...(autoFocus && { 'data-autofocus': true }),
  }
  return long ? <TextArea rows={2} {...field} /> : <TextField autoComplete="off" {...field} />
}
