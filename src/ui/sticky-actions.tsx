import type { ReactNode } from 'react'
import { actions } from './sticky-actions.css.ts'

/** The main actions of a screen: at its end on a desk, in reach of the thumb on a phone. */
export function StickyActions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>
}
