import { useLingui } from '@lingui/react/macro'
import { Page } from '#ui/page/page.tsx'
import { Skeleton, SkeletonTitle } from '#ui/feedback/skeleton.tsx'
import { grid } from './article-list.css.ts'

/** The shape of a list that is about to come, with what stands above it: the cards do not jump when it is there. */
export function ListSkeleton() {
  const { t } = useLingui()
  const label = t`Loading articles`
  return (
    <Page title={<SkeletonTitle label={label} />} intro={<Skeleton width="8rem" height="1.45em" />}>
      <Skeleton height="2.25rem" />
      <Skeleton height="2.25rem" width="80%" />
      <div className={grid} role="status" aria-label={label}>
        {Array.from({ length: 8 }, (_, n) => (
          <Skeleton key={n} height="18rem" />
        ))}
      </div>
    </Page>
  )
}
