import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { CatalogueFull } from '#parts/catalogue/catalogue-full.tsx'
import { cartCustomerAtom, offlineAtom, syncStatusAtom } from '#shell/sync/sync-state.ts'
import { useConflicts } from '#parts/sync/use-conflicts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { BackgroundFailures } from '../background-failures.tsx'
import { OutboxGroup } from '../outbox-group.tsx'
import { LossNotice } from '../loss-notice.tsx'
import { ExportOutbox } from '../export-outbox.tsx'
import { outboxGroups } from '../outbox-groups.ts'
import { SentOrders } from '../sent-orders.tsx'
import * as css from '../outbox.css.ts'
import { StorageNotice } from '../storage-notice.tsx'
import { TroubleNotice } from '../trouble-notice.tsx'
import { usePendingChanges } from '../use-pending-changes.ts'

export const Route = createFileRoute('/_frame/outbox/')({
  staticData: { screen: { title: msg`Outbox`, allow: 'signed-in', up: true } },
  component: Outbox,
})

function Outbox() {
  const { t } = useLingui()
  const offline = useAtomValue(offlineAtom)
  const chosen = useAtomValue(cartCustomerAtom)
  const { sending, trouble, notSaved, lost } = useAtomValue(syncStatusAtom)
  const waiting = usePendingChanges()
  const needsYou = useConflicts()
  const count = waiting?.length ?? 0
  const groups = outboxGroups(needsYou, waiting ?? [], chosen)
  return (
    <Page
      title={t`Outbox`}
      width="reading"
      intro={
        count > 0 && (
          <Plural
            value={count}
            one="# change has not been sent yet"
            other="# changes have not been sent yet"
          />
        )
      }
      actions={
        <>
          {waiting && <ExportOutbox waiting={waiting} needsYou={needsYou} />}
          {count > 0 && (
            <Button
              variant="primary"
              icon="sync"
              busy={sending}
              onClick={() => void offline?.sendNow()}
            >
              <Trans>Send now</Trans>
            </Button>
          )}
        </>
      }
    >
      {notSaved && (
        <Notice
          tone="danger"
          live="alert"
          title={<Trans>The last change is not saved on this device</Trans>}
        >
          <Trans>
            This device couldn’t store the change, probably because it’s full. Free up space and try
            again.
          </Trans>
        </Notice>
      )}
      <LossNotice />
      {trouble && count > 0 && <TroubleNotice trouble={trouble} />}
      {!waiting && <SkeletonRows rows={3} label={t`Reading the outbox`} />}
      {waiting && groups.length === 0 && !notSaved && lost === 0 && <AllSaved />}
      <div className={css.groups}>
        {groups.map((group) => (
          <OutboxGroup key={group.customerKey} group={group} sending={sending} />
        ))}
      </div>
      <CatalogueFull />
      <SentOrders />
      <BackgroundFailures />
      <StorageNotice />
    </Page>
  )
}

function AllSaved() {
  return (
    <EmptyState
      icon="check-circle"
      heading={<Trans>Everything is saved</Trans>}
      text={<Trans>Changes you make offline wait here until they’re sent.</Trans>}
    />
  )
}
