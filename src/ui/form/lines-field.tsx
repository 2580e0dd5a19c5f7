import { type ReactNode, useId } from 'react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { legend } from './check-group.css.ts'
import { FieldError } from './field.tsx'
import * as css from './lines-field.css.ts'

interface LinesFieldProps<Line> {
  legend: ReactNode
  hint?: ReactNode
  value: readonly Line[]
  /** A line that is added. */
  blank: Line
  onChange: (lines: Line[]) => void
  error?: ReactNode
  /** Fields in a line. */
  fields: keyof typeof css.lineOf
  /** Names of a line and of the button that removes it, by its number from 1. */
  nameOf: (n: number) => string
  removeLabel: (n: number) => string
  addLabel: ReactNode
  /** The fields of a line. */
  children: (line: Line, change: (part: Partial<Line>) => void) => ReactNode
}

/** Lines of the same few fields, which can be added and removed. */
export function LinesField<Line extends object>(props: LinesFieldProps<Line>) {
  const { value, blank, onChange, error, fields, nameOf, removeLabel } = props
  const errorId = useId()
  return (
    <fieldset className={css.lines} aria-describedby={error ? errorId : undefined}>
      <legend className={legend}>{props.legend}</legend>
      {props.hint && <p className={css.hint}>{props.hint}</p>}
      {value.map((line, at) => (
        <div key={at} className={css.lineOf[fields]} role="group" aria-label={nameOf(at + 1)}>
          {props.children(line, (part) =>
            onChange(value.map((one, n) => (n === at ? { ...one, ...part } : one))),
          )}
          <IconButton
            icon="trash"
            label={removeLabel(at + 1)}
            onClick={() => onChange(value.filter((_, n) => n !== at))}
          />
        </div>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div>
        <Button size="sm" icon="plus" onClick={() => onChange([...value, blank])}>
          {props.addLabel}
        </Button>
      </div>
    </fieldset>
  )
}
