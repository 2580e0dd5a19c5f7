import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { button } from '#ui/button.css.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** A part of the catalogue, or all of it, of which nothing is sold to this customer: nothing was searched for, so nothing needs clearing. */
export function EmptyDepartment({ whole }: { whole: boolean }) {
  return (
    <EmptyState
      heading={
        whole ? (
          <Trans>The catalog has no articles for you yet</Trans>
        ) : (
          <Trans>This part of the catalog has no articles for you</Trans>
        )
      }
      text={
        <Trans>
          Articles available to you appear here. If something is missing, ask your contact in sales.
        </Trans>
      }
      action={
        !whole && (
          <Link to="/catalog" className={button({ variant: 'primary' })}>
            <Trans>To the catalog</Trans>
          </Link>
        )
      }
    />
  )
}
