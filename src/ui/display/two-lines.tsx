import type { ReactNode } from 'react'
import * as css from './two-lines.css.ts'

/** A figure or name with a quieter line under it, for cells that have no room for both side by side. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span>
      {first} <span className={css.second}>{second}</span>
    </span>
  )
}
