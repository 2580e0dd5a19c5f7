import type { ReactNode } from 'react'
import { actions } from './sticky-actions.css.ts'

/** The main actions of a screen: at its end, and in sight as long as that is not. */
export function StickyActions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>
}
