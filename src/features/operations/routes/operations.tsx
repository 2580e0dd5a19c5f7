import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/page/page.tsx'
import { AlertNotice } from '../alert-notice.tsx'
import { ClientErrors } from '../client-errors.tsx'
import * as css from '../operations.css.ts'
import { OperationsNow } from '../operations.gql.ts'
import { WorkTable } from '../work-table.tsx'

export const Route = createFileRoute('/_frame/admin/operations')({
  staticData: {
    screen: {
      title: msg`Operations`,
      allow: ['page.user-management'],
      menu: { group: 'admin', order: 44, icon: 'chart' },
    },
  },
  loader: ({ context }) => context.load(OperationsNow, {}),
  pendingComponent: OperationsPending,
  component: Operations,
})

function OperationsPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Operations`}>
      <SkeletonRows rows={10} label={t`Reading the state of the portal`} />
    </Page>
  )
}

function Operations() {
  const { t, i18n } = useLingui()
  const { moment } = useDates()
  const question = Route.useLoaderData()
  const { operations: now } = useData(question)
  const age = useAge(question)
  const megabytes = (bytes: number) =>
    i18n.number(bytes / 1_000_000, { maximumFractionDigits: 1, style: 'unit', unit: 'megabyte' })
  const facts: [string, string][] = [
    [t`Version`, now.version],
    [t`Running since`, moment(new Date(String(now.startedAt)))],
    [t`Database`, now.database === 'EMBEDDED' ? t`Embedded` : now.database],
    [t`Size of the database`, megabytes(now.databaseBytes)],
    [t`Uploaded files`, `${i18n.number(now.files)} · ${megabytes(now.fileBytes)}`],
    ['Node', now.node],
  ]
  return (
    <Page title={t`Operations`} intro={<AsOf age={age} />}>
      <Stack>
        {now.alerts.length === 0 ? (
          <Notice tone="success" title={t`Everything is running`} />
        ) : (
          now.alerts.map(({ kind, since }) => (
            <AlertNotice key={kind} kind={kind} since={since ? new Date(String(since)) : null} />
          ))
        )}
        <Card title={t`Waiting work`} padded={false}>
          <WorkTable work={now.work} />
        </Card>
        <Card title={t`Errors on devices`} padded={now.clientErrors.length === 0}>
          {now.clientErrors.length === 0 ? (
            <p>
              <Trans>No device has reported an error in the last 30 days.</Trans>
            </p>
          ) : (
            <ClientErrors errors={now.clientErrors} />
          )}
        </Card>
        <Card title={t`Server`}>
          <dl className={css.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={css.fact}>
                <dt className={css.name}>{name}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </Stack>
    </Page>
  )
}
