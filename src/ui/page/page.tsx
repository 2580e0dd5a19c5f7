import { type ReactNode, useContext } from 'react'
import { PageFrame } from './page-frame.ts'
import * as css from './page.css.ts'

interface PageProps {
  title: ReactNode
  /** Line under the title: a count, or the age of the data. */
  intro?: ReactNode
  actions?: ReactNode
  width?: 'content' | 'wide' | 'reading'
  children: ReactNode
}

/** Content of a screen: heading, actions, body. */
export function Page({ title, intro, actions, width, children }: PageProps) {
  const frame = useContext(PageFrame)
  return (
    <div className={css.page({ width: width ?? frame.width })}>
      {frame.above}
      <header className={css.header}>
        <div className={css.heading}>
          <h1 className={css.title}>{title}</h1>
          {intro && <p className={css.intro}>{intro}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
