import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { withBasePath } from '#offline/base-path.ts'
import { button } from '#ui/button.css.ts'
import * as css from '#shell/failure/failure.css.ts'

/** Nothing is at this address. */
export function NotFoundPage() {
  return (
    <main className={css.whole}>
      <img className={css.picture} src={withBasePath('/icons/not-found.svg')} alt="" />
      <h1>
        <Trans id="page_404_header">404 Page Not Found</Trans>
      </h1>
      <p className={css.text}>
        <Trans>This page could not be found</Trans>
      </p>
      <Link to="/" className={button({ variant: 'primary', size: 'lg' })}>
        <Trans id="home_page_btn">Home Page</Trans>
      </Link>
    </main>
  )
}
