import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Card } from '#ui/display/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { HostSettings } from '../config.gql.ts'
import * as css from '../config.css.ts'
import { type NamedSetting, settingGroups } from '../setting-groups.ts'
import { SettingValue } from '../setting-value.tsx'

export const Route = createFileRoute('/_frame/admin/config')({
  staticData: {
    screen: {
      title: msg`Settings`,
      allow: ['page.user-management'],
      menu: { group: 'admin', order: 46, icon: 'gear' },
    },
  },
  loader: ({ context }) => context.load(HostSettings, {}),
  pendingComponent: ConfigPending,
  component: Config,
})

function ConfigPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Settings`}>
      <SkeletonRows rows={12} label={t`Reading the settings`} />
    </Page>
  )
}

function Config() {
  const { t, i18n } = useLingui()
  const question = Route.useLoaderData()
  const { hostSettings } = useData(question)
  const age = useAge(question)
  const groups = useMemo(() => settingGroups(hostSettings), [hostSettings])
  const columns: Column<NamedSetting>[] = [
    {
      key: 'name',
      title: t`Setting`,
      lead: true,
      width: '40%',
      cell: ({ about, name }) => (
        <>
          {about && i18n._(about)}
          <span className={css.name}>{name}</span>
        </>
      ),
    },
    { key: 'value', title: t`Value`, cell: ({ value }) => <SettingValue json={value} /> },
    {
      key: 'source',
      title: t`From`,
      width: '20%',
      cell: ({ isSet }) =>
        isSet ? (
          <Badge tone="info">
            <Trans>Set here</Trans>
          </Badge>
        ) : (
          <Badge>
            <Trans>Default</Trans>
          </Badge>
        ),
    },
  ]
  const { tenant } = hostSettings
  const hosts = hostSettings.hosts.join(', ')
  return (
    <Page
      title={t`Settings`}
      intro={
        <>
          <Trans>
            {tenant} at {hosts}. They are changed where the server is run; passwords and keys are
            never shown.
          </Trans>{' '}
          <AsOf age={age} />
        </>
      }
    >
      {groups.map(({ key, title, settings }) => (
        <section key={key} className={css.group} aria-labelledby={`settings-${key}`}>
          <h2 id={`settings-${key}`}>{i18n._(title)}</h2>
          <Card padded={false}>
            <Table
              caption={i18n._(title)}
              columns={columns}
              rows={settings}
              keyOf={({ name }) => name}
            />
          </Card>
        </section>
      ))}
    </Page>
  )
}
