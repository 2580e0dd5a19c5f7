import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useReloadAfterSending } from '#parts/sync/use-reload-after-sending.ts'
import { useLocalVisits } from '#parts/visits/use-local-visits.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { button } from '#ui/button.css.ts'
import { Card } from '#ui/display/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import { LocalList } from '../list/local-list.tsx'
import { sentPhotos } from '../photos/listed-photos.ts'
import { Thumbs } from '../photos/thumbs.tsx'
import { type VisitKind, type VisitKindsQuestion } from '#parts/visits/visits.gql.ts'
import { VisitList } from '../visits.gql.ts'
import * as css from './overview.css.ts'

/** Recent visits of each kind. */
const limit = 5

/** Everything about visits: what is begun, what waits, what was, and the way to a new one. */
export function Overview({ question }: { question: VisitKindsQuestion }) {
  const { title } = useScreen()
  const kinds = useData(question).visitKinds
  const local = useLocalVisits()
  const own = local?.visits ?? []
  const deleted = local?.deleted ?? new Set()
  if (kinds.length === 0)
    return (
      <Page title={title}>
        <EmptyState
          icon="handshake"
          heading={<Trans>No kind of visit is open to you</Trans>}
          text={<Trans>Ask an administrator for an area with visits.</Trans>}
        />
      </Page>
    )
  return (
    <Page
      title={title}
      actions={kinds.map(({ id, name }) => (
        <Link
          key={id}
          to={`/visit-form/${id}/create` as never}
          className={button({ variant: 'primary' })}
        >
          <Icon name="plus" size="sm" />
          {kinds.length > 1 ? <Trans>{name} visit</Trans> : <Trans>New visit</Trans>}
        </Link>
      ))}
    >
      <Stack>
        {own.length > 0 && <LocalList visits={own} />}
        <div className={css.kinds}>
          {kinds.map((kind) => (
            <Recent key={kind.id} kind={kind} deleted={deleted} />
          ))}
        </div>
      </Stack>
    </Page>
  )
}

interface RecentProps {
  kind: VisitKind
  deleted: ReadonlySet<unknown>
}

function Recent({ kind, deleted }: RecentProps) {
  const { t } = useLingui()
  const { brief } = useDates()
  const question = {
    query: VisitList,
    variables: { kind: kind.id, mine: true, page: 1, limit },
  }
  const [{ data, error, fetching }] = useQuery(question)
  useReloadAfterSending([question])
  const rows = data?.formVisits.rows.filter(({ id }) => !deleted.has(id))
  const { name } = kind
  return (
    <Card
      title={t`My ${name} visits`}
      actions={
        <Link to={`/visit-form/${kind.id}` as never} className={button({ size: 'sm' })}>
          <Trans>Show all</Trans>
        </Link>
      }
    >
      {rows ? (
        rows.length > 0 ? (
          <ul className={css.rows}>
            {rows.map((visit) => (
              <li key={visit.id} className={css.row}>
                <span className={css.words}>
                  <Link to={`/visit-form/${kind.id}/${visit.id}` as never} className={css.link}>
                    {visit.custName}
                  </Link>
                  <span className={css.quiet}>{brief(Date.parse(String(visit.visitedAt)))}</span>
                </span>
                <Thumbs photos={sentPhotos(visit)} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.quiet}>
            <Trans>No visits yet. Visits you report appear here.</Trans>
          </p>
        )
      ) : fetching || !error ? (
        <SkeletonRows rows={3} label={t`Loading visits`} />
      ) : (
        <p className={css.quiet}>
          <Trans>Visits you’ve sent appear here when you’re back online.</Trans>
        </p>
      )}
    </Card>
  )
}

/** Stands in for the overview while it is read. */
export function OverviewPending() {
  const { t } = useLingui()
  const { title } = useScreen()
  return (
    <Page title={title}>
      <SkeletonRows rows={5} label={t`Loading visits`} />
    </Page>
  )
}
