import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ChooseCustomer } from '#parts/customer/choose-customer.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { offlineCustomerExpiresAt } from '#domain/portal/offline-customer.ts'
import { displayCode } from '#domain/account/session.ts'
import type { CachedCatalogue } from '#offline/catalogue/cached-catalogues.ts'
import type { OfflineCustomer } from '#offline/offline-customers.ts'
import { percentOf } from '#parts/catalogue/catalogue-progress.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { Row } from '#ui/display/stack.tsx'
import { type Column, Table } from '#ui/table/table.tsx'
import { useOfflineCustomers } from '../use-offline-customers.ts'
import * as css from '../visit-prep.css.ts'

export const Route = createFileRoute('/_frame/road/')({
  staticData: {
    screen: {
      title: msg`Ready for the road`,
      allow: ['menu.change-cust'],
      menu: { group: 'sales', order: 5, icon: 'download' },
    },
  },
  component: Road,
})

function Road() {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const packs = useOfflineCustomers()
  const [choosing, setChoosing] = useState(false)
  const take = (
    <Button
      variant="primary"
      icon="plus"
      disabled={!online || packs.busy !== null}
      busy={packs.busy !== null}
      onClick={() => setChoosing(true)}
    >
      <Trans>Take a customer along</Trans>
    </Button>
  )
  return (
    <Page
      title={t`Ready for the road`}
      intro={
        online ? (
          <Trans>
            What you take along is on this device for seven days, and goes when you log out.
          </Trans>
        ) : (
          <Trans>Without a network nobody can be taken along; what is here stays.</Trans>
        )
      }
      actions={packs.packs && packs.packs.length > 0 && take}
    >
      {packs.packs === null ? (
        <SkeletonRows label={t`Reading this device`} />
      ) : packs.packs.length === 0 ? (
        <EmptyState
          icon="download"
          heading={<Trans>Nobody is taken along yet</Trans>}
          text={
            <Trans>
              Before a visit, take the customer’s credit, orders, whole catalogue at their prices
              and documents onto this device: they open without a network.
            </Trans>
          }
          action={take}
        />
      ) : (
        <PackTable
          packs={packs.packs}
          catalogues={packs.catalogues}
          busy={packs.busy}
          online={online}
          onTake={(pack) => void packs.take(pack.customer)}
          onDrop={(r3) => void packs.drop(r3)}
        />
      )}
      {choosing && (
        <ChooseCustomer
          title={<Trans>Take a customer along</Trans>}
          submit={<Trans>Take along</Trans>}
          current={null}
          onClose={() => setChoosing(false)}
          onChoose={(customer) => {
            setChoosing(false)
            void packs.take(customer)
          }}
        />
      )}
    </Page>
  )
}

interface PackTableProps {
  packs: readonly OfflineCustomer[]
  catalogues: ReadonlyMap<string, CachedCatalogue>
  busy: string | null
  online: boolean
  onTake: (pack: OfflineCustomer) => void
  onDrop: (r3: string) => void
}

function PackTable({ packs, catalogues, busy, online, onTake, onDrop }: PackTableProps) {
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
    { key: 'at', title: t`Taken along`, cell: ({ at }) => brief(at) },
    { key: 'until', title: t`Here until`, cell: ({ at }) => dayOf(offlineCustomerExpiresAt(at)) },
    {
      key: 'catalogue',
      title: t`Catalogue`,
      cell: ({ r3 }) => <HowFar kept={catalogues.get(r3)} />,
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
              disabled={!online || busy !== null}
              busy={busy === pack.r3}
              aria-label={t`Take ${name} along anew`}
              onClick={() => onTake(pack)}
            >
              <Trans>Refresh</Trans>
            </Button>
            <Button
              size="sm"
              icon="trash"
              disabled={busy === pack.r3}
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
    <Table
      caption={t`Customers taken along`}
      columns={columns}
      rows={packs}
      keyOf={({ r3 }) => r3}
    />
  )
}

/** Progress of a customer's catalogue. */
function HowFar({ kept }: { kept: CachedCatalogue | undefined }) {
  const { i18n } = useLingui()
  if (!kept) return '–'
  if (kept.ready) return <Plural value={kept.articles} one="# article" other="# articles" />
  return i18n.number(percentOf(kept) / 100, { style: 'percent' })
}
