import type { ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

/** Words for those who listen instead of look. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
