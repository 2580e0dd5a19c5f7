import { type ReactNode, useEffect } from 'react'
import { withBasePath } from '#offline/base-path.ts'
import * as css from './public-page.css.ts'

interface PublicPageProps {
  title: string
  /** Of the tenant. */
  logo: string
  webTitle: string
  width?: 'form' | 'reading'
  children: ReactNode
}

/** A screen for people who are not signed in: the tenant's logo, a heading and one thing to do. */
export function PublicPage({ title, logo, webTitle, width = 'form', children }: PublicPageProps) {
  useEffect(() => {
    document.title = `${title} – ${webTitle}`
  }, [title, webTitle])
  return (
    <main className={css.page}>
      <div className={css.column({ width })}>
        {logo && <img className={css.logo} src={withBasePath(logo)} alt={webTitle} />}
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
