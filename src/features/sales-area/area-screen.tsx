import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useAge, useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import type { LocalVisits } from '#parts/visits/local-visits.ts'
import { useReloadAfterSending } from '#parts/sync/use-reload-after-sending.ts'
import { useLocalVisits } from '#parts/visits/use-local-visits.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import { AreaFilters } from './area-filters.tsx'
import { AreaList } from './area-list.tsx'
import * as css from './area-screen.css.ts'
import type { AreaSearch } from './area-search.ts'
import { areaView, seenCustomers } from './area-view.ts'
import { CategoryDialog } from './category-dialog.tsx'
import type { SalesAreasQuestion } from './sales-area.gql.ts'

const AreaMap = lazy(() =>
  import('./map/area-map.tsx').then((module) => ({ default: module.AreaMap })),
)

interface AreaScreenProps {
  question: SalesAreasQuestion
  search: AreaSearch
  go: (search: AreaSearch) => void
}

/** Moments of visits that wait on this device, by customer: they count before the server has them. */
function waitingVisits(local: LocalVisits | undefined): Map<string, number> {
  const latest = new Map<string, number>()
  for (const { state, visit } of local?.visits ?? []) {
    if (state === 'draft' || state === 'needs_you') continue
    const at = Date.parse(visit.visitedAt)
    latest.set(visit.customer, Math.max(at, latest.get(visit.customer) ?? at))
  }
  return latest
}

/** The sales map with its filters, and the list that says the same. */
export function AreaScreen({ question, search, go }: AreaScreenProps) {
  const { i18n } = useLingui()
  const { title } = useScreen()
  const { brief } = useDates()
  const answer = useData(question)
  const age = useAge(question)
  const local = useLocalVisits()
  useReloadAfterSending([question])
  const [isEditing, setEditing] = useState(false)
  const [now] = useState(() => Date.now())
  const waiting = useMemo(() => waitingVisits(local), [local])
  const view = useMemo(
    () => areaView(answer, seenCustomers(answer.salesAreaCustomers, waiting, now), search),
    [answer, waiting, now, search],
  )
  const { salesAreaMaps: areas, salesAreaCategories: categories } = answer
  const editable = areas.filter(({ mayEdit }) => mayEdit)
  const open = (area: string | undefined) => go({ ...search, area })
  const { share, customers, states } = view.coverage
  if (areas.length === 0)
    return (
      <Page title={title}>
        <EmptyState
          icon="pin"
          heading={<Trans>No sales areas yet</Trans>}
          text={<Trans>Areas that an administrator adds appear here on a map.</Trans>}
        />
      </Page>
    )
  return (
    <Page
      title={title}
      width="wide"
      intro={
        share === null ? (
          <Trans>You have no customers yet.</Trans>
        ) : (
          <Trans>
            {states.recent} of {customers} customers visited in the last 60 days (
            {i18n.number(share, { style: 'percent' })})
          </Trans>
        )
      }
      actions={
        editable.length > 0 &&
        categories.length > 0 && (
          <Button icon="edit" onClick={() => setEditing(true)}>
            <Trans>Edit categories</Trans>
          </Button>
        )
      }
    >
      <div className={css.stack}>
        {age.stale && (
          <Notice tone="warning" live="status">
            {age.at ? (
              <Trans>You see what this device knows, as of {brief(age.at)}.</Trans>
            ) : (
              <Trans>You see what this device knows.</Trans>
            )}
          </Notice>
        )}
        <AreaFilters search={search} answer={answer} go={go} />
        <div className={css.halves}>
          <div>
            <Suspense fallback={<Skeleton height="20rem" />}>
              <AreaMap
                view={view}
                all={areas}
                categories={categories}
                open={search.area}
                onOpen={open}
              />
            </Suspense>
          </div>
          <Card title={<Plural value={view.shown} one="# customer" other="# customers" />}>
            {view.areas.length + view.withoutPlace.length === 0 ? (
              <EmptyState
                variant="no-result"
                heading={<Trans>No matching customers</Trans>}
                action={
                  <Button onClick={() => go({})}>
                    <Trans>Clear all</Trans>
                  </Button>
                }
              />
            ) : (
              <AreaList view={view} open={search.area} onOpen={open} />
            )}
          </Card>
        </div>
      </div>
      {isEditing && (
        <CategoryDialog
          areas={editable}
          categories={categories}
          onClose={() => setEditing(false)}
        />
      )}
    </Page>
  )
}

/** Stands in for the screen while it is read. */
export function AreaPending() {
  const { t } = useLingui()
  const { title } = useScreen()
  return (
    <Page title={title} width="wide">
      <div className={css.halves}>
        <Skeleton height="20rem" />
        <SkeletonRows rows={8} label={t`Loading sales areas`} />
      </div>
    </Page>
  )
}

/** The screen when neither server nor device has an answer. */
export function AreaFailed() {
  const { title } = useScreen()
  const online = useAtomValue(onlineAtom)
  const router = useRouter()
  useEffect(() => {
    if (online) void router.invalidate()
  }, [online, router])
  return (
    <Page title={title}>
      {online ? (
        <ErrorState
          heading={<Trans>The sales areas couldn’t be loaded</Trans>}
          onRetry={() => void router.invalidate()}
        />
      ) : (
        <ErrorState
          icon="offline"
          heading={<Trans>You’re offline</Trans>}
          text={<Trans>Open the sales areas once online, and they stay on this device.</Trans>}
        />
      )}
    </Page>
  )
}
