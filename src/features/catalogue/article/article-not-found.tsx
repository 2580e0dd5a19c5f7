import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { button } from '#ui/button.css.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** An address of the catalogue that leads nowhere: an article that is sold no more, or not to this customer. */
export function ArticleNotFound() {
  return (
    <EmptyState
      variant="no-result"
      heading={<Trans>This article is not in your catalog</Trans>}
      text={<Trans>It may be discontinued or not available to this customer.</Trans>}
      action={
        <Link to="/catalog" className={button({ variant: 'primary' })}>
          <Trans>To the catalog</Trans>
        </Link>
      }
    />
  )
}
