import type { ReactNode } from 'react'
import { useHand } from '../media/use-hand.ts'

/** Name of a record on a phone, where the page's own title gives way to the bar's: "News". */
export function PhoneTitle({ children }: { children: ReactNode }) {
  return useHand() ? <h2>{children}</h2> : null
}
