import { createFileRoute } from '@tanstack/react-router'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import * as v from 'valibot'
import { addressText } from '#data/list-search.ts'
import { useAge, useData } from '#data/load.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Card } from '#ui/display/card.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { useHand } from '#ui/media/use-hand.ts'
import { Page } from '#ui/page/page.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { HostSettings } from '../config.gql.ts'
import * as css from '../config.css.ts'
import { OpenPortalNotice } from '../open-portal-notice.tsx'
import { SettingDialog } from '../setting-dialog.tsx'
import { MoreSettings } from '../more-settings.tsx'
import { type NamedSetting, narrowGroups, settingGroups } from '../setting-groups.ts'
import { SettingValue } from '../setting-value.tsx'

export const Route = createFileRoute('/_frame/admin/config')({
  staticData: {
    screen: {
      title: msg`Settings`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 52, icon: 'gear' },
    },
  },
  validateSearch: v.object({
    search: addressText,
    changed: v.fallback(v.optional(v.literal(true)), undefined),
    /** Name of the setting that is open. */
    setting: addressText,
  }),
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

const locks: Record<'SERVER' | 'TENANT' | 'BRAND', MessageDescriptor> = {
  SERVER: msg`Set on the server`,
  TENANT: msg`Set up with the portal`,
  BRAND: msg`From Logo and icons`,
}

function useColumns(open: (setting: NamedSetting) => void): Column<NamedSetting>[] {
  const { t, i18n } = useLingui()
  return [
    {
      key: 'name',
      title: t`Setting`,
      lead: true,
      width: '40%',
      cell: (setting) => {
        const { about, name, lock } = setting
        const words = about ? i18n._(about) : name
        return (
          <>
            {lock ? (
              words
            ) : (
              <button type="button" className={css.open} onClick={() => open(setting)}>
                {words}
              </button>
            )}
            <span className={css.name}>{name}</span>
          </>
        )
      },
    },
    { key: 'value', title: t`Value`, cell: ({ value }) => <SettingValue json={value} /> },
    {
      key: 'source',
      title: t`From`,
      width: '20%',
      cell: ({ isSet, lock }) => (
        <span className={css.source}>
          {isSet ? (
            <Badge>
              <Trans>Custom</Trans>
            </Badge>
          ) : (
            <span className={css.quiet}>
              <Trans>Default</Trans>
            </span>
          )}
          {lock && <span className={css.lock}>{i18n._(locks[lock])}</span>}
        </span>
      ),
    },
  ]
}

function Config() {
  const { t, i18n } = useLingui()
  const question = Route.useLoaderData()
  const { hostSettings, portalOpening } = useData(question)
  const age = useAge(question)
  const { search = '', changed, setting: opened } = Route.useSearch()
  const navigate = Route.useNavigate()
  const ask = (part: { search?: string; changed?: true; setting?: string }) =>
    void navigate({ search: (old) => ({ ...old, ...part }), replace: true })
  const columns = useColumns(({ name }) => ask({ setting: name }))
  const groups = useMemo(() => settingGroups(hostSettings), [hostSettings])
  const shown = narrowGroups(groups, {
    term: search,
    changedOnly: changed ?? false,
    wordsOf: ({ about, name }) => `${about ? i18n._(about) : ''} ${name}`,
  })
  const open = groups
    .flatMap(({ settings }) => settings)
    .find(({ name, lock }) => name === opened && !lock)
  const { tenant } = hostSettings
  const hosts = hostSettings.hosts.join(', ')
  const hand = useHand()
  return (
    <Page
      title={t`Settings`}
      intro={
        <>
          <Trans>
            {tenant} at {hosts}. Changes reach everyone within seconds. Server settings are
            read-only here; passwords and keys are never shown.
          </Trans>{' '}
          <AsOf age={age} />
        </>
      }
    >
      <OpenPortalNotice {...portalOpening} />
      <MoreSettings />
      <div className={css.tools}>
        {(!hand || search) && (
          <div className={css.search}>
            <SearchBox
              label={t`Search settings`}
              placeholder={t`Name of a setting`}
              value={search}
              onSearch={(term) => ask({ search: term || undefined } as { search?: string })}
            />
          </div>
        )}
        <Chip
          chosen={changed ?? false}
          onPress={() => ask({ changed: changed ? undefined : true } as { changed?: true })}
        >
          <Trans>Custom only</Trans>
        </Chip>
      </div>
      {shown.length === 0 && (
        <EmptyState
          variant="no-result"
          heading={<Trans>No setting matches</Trans>}
          action={
            <Button onClick={() => void navigate({ search: {} })}>
              <Trans>Clear search and filters</Trans>
            </Button>
          }
        />
      )}
      {shown.map(({ key, title, settings }) => (
        <section key={key} className={css.group} aria-labelledby={`settings-${key}`}>
          <h2 id={`settings-${key}`}>{i18n._(title)}</h2>
          <Card padded={false}>
            <Table
              caption={i18n._(title)}
              columns={columns}
              rows={settings}
              keyOf={({ name }) => name}
              onRow={({ name, lock }) => !lock && ask({ setting: name })}
            />
          </Card>
        </section>
      ))}
      {open && (
        <SettingDialog
          key={open.name}
          setting={open}
          sorgs={hostSettings.sorgs}
          onClose={() => ask({ setting: undefined } as { setting?: string })}
        />
      )}
    </Page>
  )
}
