import type { ReactNode } from 'react'
import { dot, statusDot } from '../display/badge.css.ts'
import { toneText } from '../display/tone.css.ts'
import type { Tone } from '../display/tone.ts'

/** A state as a dot and a word: the colour never speaks alone. */
export function StatusDot({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={statusDot}>
      <span className={`${dot} ${toneText[tone]}`} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
