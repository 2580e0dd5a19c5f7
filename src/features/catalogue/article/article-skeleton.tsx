import { useLingui } from '@lingui/react/macro'
import { Page } from '#ui/page/page.tsx'
import { Skeleton, SkeletonTitle } from '#ui/feedback/skeleton.tsx'
import { columns, facts } from './article-screen.css.ts'

/** The shape of an article's page that is about to come. */
export function ArticleSkeleton() {
  const { t } = useLingui()
  const label = t`Loading the article`
  return (
    <Page title={<SkeletonTitle label={label} />} intro={<Skeleton width="8rem" height="1.45em" />}>
      <div className={columns} role="status" aria-label={label}>
        <Skeleton height="20rem" />
        <div className={facts}>
          <Skeleton height="2rem" width="80%" />
          <Skeleton width="40%" />
          <Skeleton height="8rem" />
        </div>
      </div>
    </Page>
  )
}
