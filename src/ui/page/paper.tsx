import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as css from './paper.css.ts'

/** A page that is printed alone, in place of the screen. */
export const Paper = ({ children }: { children: ReactNode }) =>
  createPortal(<section className={css.paper}>{children}</section>, document.body)
