import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { button } from '#ui/button.css.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'

/** Stands in for a screen that shows nothing yet. */
export function NotAvailable({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        variant="custom"
        heading={<Trans>Not available yet</Trans>}
        text={
          <Trans>This part of the portal is not open yet. Everything else works as usual.</Trans>
        }
        action={
          <Link to="/" className={button()}>
            <Trans id="home_page_btn">Home Page</Trans>
          </Link>
        }
      />
    </Page>
  )
}
