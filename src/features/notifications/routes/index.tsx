import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import * as v from 'valibot'
import { noticesArrivedAtom } from '#parts/notifications/notifications-atom.ts'
import { PushOffer } from '#parts/notifications/push-offer.tsx'
import { useScope } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { addressPage } from '#data/list-search.ts'
import { useAge, useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { NoticeRow } from '../notice-row.tsx'
import { NotificationsFailure } from '../notifications-failure.tsx'
import { MarkNotificationsRead, Notifications } from '../notifications.gql.ts'

export const Route = createFileRoute('/_frame/notifications/')({
  staticData: {
    screen: {
      title: msg`Notifications`,
      allow: 'signed-in',
      when: ({ config }) => config.features.WEB_NOTIFICATION,
      up: true,
      chip: false,
    },
  },
  validateSearch: v.object({ page: addressPage }),
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context, deps }) => context.load(Notifications, deps),
  pendingComponent: Pending,
  errorComponent: NotificationsFailure,
  component: Inbox,
})

function Pending() {
  const { t } = useLingui()
  return (
    <Page title={t`Notifications`} width="reading">
      <SkeletonRows rows={5} height="5rem" label={t`Reading notifications`} />
    </Page>
  )
}

function Inbox() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const question = Route.useLoaderData()
  const {
    notifications: { notifications, page, pageTotal, count },
  } = useData(question)
  const age = useAge(question)
  const { busy, mark } = useMark()
  const mayOrder = useScope('page.catalog')
  useArrivals(question)
  const unread = notifications.some(({ readAt }) => !readAt)
  return (
    <Page
      title={t`Notifications`}
      width="reading"
      intro={
        count > 0 && (
          <>
            <Plural value={count} one="# notification" other="# notifications" /> <AsOf age={age} />
          </>
        )
      }
      actions={
        count > 0 && (
          <Button
            icon="check"
            busy={busy}
            disabled={!unread && !busy}
            onClick={() => void mark(null)}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        )
      }
    >
      <PushOffer />
      {mayOrder && (
        <p>
          <Link to="/restock">
            <Trans>Your restock alerts</Trans>
          </Link>
        </p>
      )}
      {notifications.length === 0 && (
        <EmptyState
          icon="bell"
          heading={<Trans>No notifications</Trans>}
          text={
            <Trans>Messages appear here when someone orders for you or your account changes.</Trans>
          }
        />
      )}
      {notifications.length > 0 && (
        <Card padded={false}>
          <ul aria-label={t`Notifications, newest first`}>
            {notifications.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onRead={() => void mark([notice.id])} />
            ))}
          </ul>
        </Card>
      )}
      <Pagination
        page={page}
        pageCount={pageTotal}
        onPage={(next) => void navigate({ search: { page: next } })}
      />
    </Page>
  )
}

function useMark() {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(MarkNotificationsRead)
  const [busy, setBusy] = useState(false)
  const mark = async (ids: string[] | null) => {
    setBusy(true)
    const { failure } = await save({ ids })
    setBusy(false)
    if (failure)
      toast({
        tone: 'danger',
        text: t`We couldn’t mark this as read. Check the connection and try again.`,
      })
  }
  return { busy, mark }
}

/** Shows notices that arrive while the inbox is open. */
function useArrivals(question: ReturnType<typeof Route.useLoaderData>) {
  const arrived = useAtomValue(noticesArrivedAtom)
  const [, ask] = useQuery({ ...question, pause: true })
  useEffect(() => {
    if (arrived > 0) ask({ requestPolicy: 'network-only' })
  }, [arrived, ask])
}
