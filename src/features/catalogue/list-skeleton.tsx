import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '#ui/skeleton.tsx'
import { grid } from './article-list.css.ts'

/** The shape of a list that is about to come. */
export function ListSkeleton() {
  const { t } = useLingui()
  return (
    <div className={grid} role="status" aria-label={t`Loading articles`}>
      {Array.from({ length: 8 }, (_, n) => <Skeleton key={n} height="18rem" />)}
    </div>
  )
}
