import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../display/icon.tsx'
import { FieldError } from './field.tsx'
import { parseQuantity, withinRange } from './quantity-draft.ts'
import { type OnInvalidInput, useReportInvalidInput } from './use-invalid-input.ts'
import * as css from './quantity-field.css.ts'

interface QuantityFieldProps {
  /** Name of the counted thing for screen readers. */
  label: string
  value: number
  /**
   * Called when a number is settled: by a button, Enter or leaving the field; never while typing. With a promise the field
   * shows the number until `value` has it, and goes back when the promise fails or says false.
   * @param seen what stood there before the person changed it
   */
  onCommit: (value: number, seen: number) => unknown
  /** The field goes from the page while a number is being typed: called with what stands in it. */
  onAbandon?: (typed: number, seen: number) => void
  /** Of `useUnread`, which holds back the buttons that act on the number. */
  onUnread?: OnInvalidInput
  min?: number
  max?: number
  step?: number
  error?: ReactNode
  disabled?: boolean
  /** Only the number, for cells of a matrix. */
  bare?: boolean
  /** Runs after Enter has settled the number, with that number: the next row, say. */
  onEnter?: (settled: number) => void
  name?: string
  /** Every number typed is called at once, for sums that go along; what stands in the field stays as it was typed. */
  live?: boolean
  /** Keys that mean something else here; true: the field does nothing of its own. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean
}

const strides: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A whole number that can be typed, stepped by keys, or pressed up and down. */
export function QuantityField(props: QuantityFieldProps) {
  const { t } = useLingui()
  const {
    label,
    value: given,
    onCommit,
    min = 0,
    max,
    step = 1,
    error,
    disabled,
    bare,
    onEnter,
    name,
    live,
  } = props
  const [value, hold] = useHeld(given)
  const id = useId()
  const [draft, setDraft] = useState<{ text: string; seen: number; unread?: boolean } | null>(null)
  const typed = draft && parseQuantity(draft.text, { min, max })
  const unread = draft?.unread ?? false
  const problem = unread ? t`Whole numbers only` : error
  const shown = typed ?? value
  const seen = draft?.seen ?? value
  const input = useRef<HTMLInputElement>(null)
  // Another number has taken the place of the one that was to be changed.
  if (unread && seen !== value) setDraft(null)
  useAbandoned(typed !== null && typed !== seen ? () => props.onAbandon?.(typed, seen) : null)
  useReportInvalidInput(unread, input, `${id}-error`, props.onUnread)

  const settle = (next: number) => {
    setDraft(null)
    if (next === value) return
    const kept = onCommit(next, seen)
    if (kept instanceof Promise) hold(next, kept)
  }
  /** Leaves what cannot be read as it stands, and says so. @returns the number that holds now */
  const settleTyped = () => {
    if (!draft || typed !== null || draft.text.trim() === '') {
      settle(shown)
      return shown
    }
    setDraft({ ...draft, unread: true })
  }
  const stepBy = (strides: number) => settle(withinRange(shown + strides * step, { min, max }))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (props.onKey?.(event)) return
    const stride = strides[event.key]
    if (stride) {
      event.preventDefault()
      stepBy(stride)
    } else if (event.key === 'Enter') {
      const settled = settleTyped()
      if (settled !== undefined) onEnter?.(settled)
    } else if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation()
      setDraft(null)
    }
  }

  return (
    <span>
      <span className={css.quantity({ wrong: !!problem, off: disabled })}>
        {!bare && (
          <Step
            icon="minus"
            label={t`One less`}
            disabled={disabled || shown <= min}
            onPress={() => stepBy(-1)}
          />
        )}
        <input
          ref={input}
          name={name}
          className={bare ? css.box : css.input}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={shown}
          aria-valuemin={min}
          aria-valuemax={max}
          data-unread={unread || undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error` : undefined}
          disabled={disabled}
          value={draft?.text ?? String(value)}
          onChange={(event) => {
            const text = event.target.value
            setDraft({ text, seen })
            const now = live ? parseQuantity(text, { min, max }) : null
            if (now !== null && now !== value) onCommit(now, seen)
          }}
          onFocus={(event) => event.target.select()}
          onBlur={() => draft !== null && settleTyped()}
          onKeyDown={onKeyDown}
        />
        {!bare && (
          <Step
            icon="plus"
            label={t`One more`}
            disabled={disabled || (max !== undefined && shown >= max)}
            onPress={() => stepBy(1)}
          />
        )}
      </span>
      {problem && (
        <span className={css.under}>
          <FieldError id={`${id}-error`}>{problem}</FieldError>
        </span>
      )}
    </span>
  )
}

/** Calls what is to be done when the field goes as it is; null: nothing. */
function useAbandoned(then: (() => void) | null) {
  const last = useRef(then)
  useEffect(() => {
    last.current = then
  })
  useEffect(() => () => last.current?.(), [])
}

/** Time a stored number is shown before the answer must confirm it, in ms. */
const patience = 1_000

/** The value, or the number that was just settled while it is being kept: two quick presses are two steps. */
function useHeld(given: number): [number, (next: number, kept: Promise<unknown>) => void] {
  const [held, setHeld] = useState<number | null>(null)
  const turn = useRef(0)
  // A field that is gone waits for nothing.
  useEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  if (held !== null && held === given) setHeld(null)
  const hold = (next: number, kept: Promise<unknown>) => {
    const own = ++turn.current
    const letGo = () => own === turn.current && setHeld(null)
    setHeld(next)
    kept.then((done) => (done === false ? letGo() : setTimeout(letGo, patience)), letGo)
  }
  return [held ?? given, hold]
}

interface StepProps {
  icon: 'plus' | 'minus'
  label: string
  disabled: boolean | undefined
  onPress: () => void
}

function Step({ icon, label, disabled, onPress }: StepProps) {
  // Out of the tab order: the arrow keys of the field do the same.
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css.step}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} size="sm" />
    </button>
  )
}
