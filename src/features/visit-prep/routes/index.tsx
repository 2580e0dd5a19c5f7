import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { offlineCustomerExpiresAt } from '#domain/portal/offline-customer.ts'
import { displayCode } from '#domain/account/session.ts'
import type { CachedCatalogue } from '#offline/catalogue/cached-catalogues.ts'
import type { OfflineCustomer } from '#offline/offline-customers.ts'
import { percentOf } from '#parts/catalogue/catalogue-progress.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { SaveCustomers } from '#parts/offline-customers/save-customers.tsx'
import { useDownloads } from '#parts/offline-customers/use-downloads.ts'
import { useOfflineCustomers } from '#parts/offline-customers/use-offline-customers.ts'
import { useRefreshedCustomers } from '#parts/offline-customers/use-refreshed-customers.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Row } from '#ui/display/stack.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import * as css from '../visit-prep.css.ts'

export const Route = createFileRoute('/_frame/road/')({
  staticData: {
    screen: {
      title: msg`Offline customers`,
      allow: ['menu.change-cust'],
      menu: { group: 'sales', order: 5, icon: 'download' },
    },
  },
  component: Road,
})

function Road() {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  useRefreshedCustomers()
  const { packs, catalogues, drop } = useOfflineCustomers()
  const downloads = useDownloads()
  const { current, waiting, place, total, save } = downloads
  const [choosing, setChoosing] = useState(false)
  const take = (
    <Button variant="primary" icon="plus" disabled={!online} onClick={() => setChoosing(true)}>
      <Trans>Save customers offline</Trans>
    </Button>
  )
  const refreshAll = (
    <Button
      icon="refresh"
      disabled={!online || current !== null}
      onClick={() => save((packs ?? []).map(({ customer }) => customer))}
    >
      <Trans>Refresh all</Trans>
    </Button>
  )
  return (
    <Page
      title={t`Offline customers`}
      intro={
        online ? (
          <Trans>
            Customers you save stay on this device for seven days, or until you log out.
          </Trans>
        ) : (
          <Trans>You’re offline. Customers on this device stay; new ones can’t be saved.</Trans>
        )
      }
      actions={
        packs &&
        packs.length > 0 && (
          <>
            {packs.length > 1 && refreshAll}
            {take}
          </>
        )
      }
    >
      {current && (
        <Notice tone="info" live="status">
          {total > 1 ? (
            <Trans>
              Saving {current.custName} ({place} of {total})
            </Trans>
          ) : (
            <Trans>Saving {current.custName}</Trans>
          )}
        </Notice>
      )}
      {packs === null ? (
        <SkeletonRows label={t`Reading this device`} />
      ) : packs.length === 0 ? (
        <EmptyState
          icon="download"
          heading={<Trans>No offline customers yet</Trans>}
          text={
            <Trans>
              Before a visit, save a customer’s credit, orders, catalog, prices and documents on
              this device and open them offline.
            </Trans>
          }
          action={take}
        />
      ) : (
        <PackTable
          packs={packs}
          catalogues={catalogues}
          busy={current?.custCode.r3 ?? null}
          waiting={waiting}
          online={online}
          onTake={(pack) => save([pack.customer])}
          onDrop={(r3) => void drop(r3)}
        />
      )}
      {choosing && (
        <SaveCustomers
          onClose={() => setChoosing(false)}
          onSave={(customers) => {
            setChoosing(false)
            save(customers)
          }}
        />
      )}
    </Page>
  )
}

interface PackTableProps {
  packs: readonly OfflineCustomer[]
  catalogues: ReadonlyMap<string, CachedCatalogue>
  /** Code of the one on its way, and codes of those behind it. */
  busy: string | null
  waiting: ReadonlySet<string>
  online: boolean
  onTake: (pack: OfflineCustomer) => void
  onDrop: (r3: string) => void
}

function PackTable({ packs, catalogues, busy, waiting, online, onTake, onDrop }: PackTableProps) {
  const { t } = useLingui()
  const { brief, dayOf } = useDates()
  const sizeText = useSizeText()
  const columns: Column<OfflineCustomer>[] = [
    {
      key: 'customer',
      title: t`Customer`,
      lead: true,
      cell: ({ r3, customer }) => (
        <Link to="/road/$customer" params={{ customer: r3 }} className={css.name}>
          {customer.custName}
        </Link>
      ),
    },
    {
      key: 'code',
      title: t`Code`,
      cell: ({ customer }) => <span className={css.code}>{displayCode(customer.custCode)}</span>,
    },
    { key: 'at', title: t`Saved offline`, cell: ({ at }) => brief(at) },
    {
      key: 'until',
      title: t`Available until`,
      cell: ({ at }) => dayOf(offlineCustomerExpiresAt(at)),
    },
    {
      key: 'catalogue',
      title: t`Catalog`,
      cell: ({ r3 }) => <HowFar kept={catalogues.get(r3)} waiting={waiting.has(r3)} />,
    },
    {
      key: 'size',
      title: t`Size`,
      align: 'end',
      cell: ({ r3, bytes }) => sizeText(bytes + (catalogues.get(r3)?.bytes ?? 0)),
    },
    {
      key: 'do',
      title: t`Actions`,
      hideTitle: true,
      align: 'end',
      cell: (pack) => {
        const name = pack.customer.custName
        return (
          <Row justify="end">
            <Button
              size="sm"
              icon="refresh"
              disabled={!online || busy === pack.r3 || waiting.has(pack.r3)}
              busy={busy === pack.r3}
              aria-label={t`Refresh ${name}`}
              onClick={() => onTake(pack)}
            >
              <Trans>Refresh</Trans>
            </Button>
            <Button
              size="sm"
              icon="trash"
              disabled={busy === pack.r3 || waiting.has(pack.r3)}
              aria-label={t`Remove ${name} from this device`}
              onClick={() => onDrop(pack.r3)}
            >
              <Trans>Remove</Trans>
            </Button>
          </Row>
        )
      },
    },
  ]
  return (
    <Table caption={t`Offline customers`} columns={columns} rows={packs} keyOf={({ r3 }) => r3} />
  )
}

/** Progress of a customer's catalogue. */
function HowFar({ kept, waiting }: { kept: CachedCatalogue | undefined; waiting: boolean }) {
  const { i18n } = useLingui()
  if (waiting) return <Trans>Waiting</Trans>
  if (!kept) return '–'
  if (kept.ready) return <Plural value={kept.articles} one="# article" other="# articles" />
  return i18n.number(percentOf(kept) / 100, { style: 'percent' })
}
