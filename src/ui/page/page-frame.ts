import { createContext, type ReactNode } from 'react'

interface PageFrame {
  /** Above the title of every page: breadcrumbs. */
  above?: ReactNode
  /** Pages that ask for no width of their own get this one. */
  width: 'content' | 'wide'
}

/** Context from the frame around a page. */
export const PageFrame = createContext<PageFrame>({ width: 'content' })
