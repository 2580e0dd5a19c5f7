import type { ReactNode } from 'react'
import { bump, countBadge } from './count-badge.css.ts'

/** A number at an icon. @param bumps moves once when it appears: give each number a key of its own */
export function CountBadge({ children, bumps = false }: { children: ReactNode; bumps?: boolean }) {
  return <span className={bumps ? `${countBadge} ${bump}` : countBadge}>{children}</span>
}
