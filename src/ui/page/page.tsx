import type { ReactNode } from 'react'
import * as css from './page.css.ts'

interface PageProps {
  title: ReactNode
  /** Above the title: breadcrumbs. */
  above?: ReactNode
  /** One quiet line under the title: a count, the age of the data. */
  intro?: ReactNode
  actions?: ReactNode
  width?: 'content' | 'wide' | 'reading'
  children: ReactNode
}

/** One screen's content: its heading, its actions, what it shows. */
export function Page({ title, above, intro, actions, width = 'content', children }: PageProps) {
  return (
    <div className={css.page({ width })}>
      {above}
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
