import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton.tsx'
import { columns, facts } from './article-screen.css.ts'

/** The shape of an article's page that is about to come. */
export function ArticleSkeleton() {
  const { t } = useLingui()
  return (
    <div className={columns} role="status" aria-label={t`Loading the article`}>
      <Skeleton height="20rem" />
      <div className={facts}>
        <Skeleton height="2rem" width="80%" />
        <Skeleton width="40%" />
        <Skeleton height="8rem" />
      </div>
    </div>
  )
}
