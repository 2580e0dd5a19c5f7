import { createFileRoute, Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useDesk } from '#ui/media/use-desk.ts'
import { useUser } from '#shell/session/use-session.ts'
import { offlineCustomerExpiresAt } from '#domain/portal/offline-customer.ts'
import { displayCode } from '#domain/account/session.ts'
import { type OfflineCustomerRow, readOfflineCustomer } from '#offline/offline-customers.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { button } from '#ui/button.css.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { CustomerView } from '../customer-view.tsx'
import { useFilesOnDevice } from '#parts/offline-customers/use-stored-catalogues.ts'

export const Route = createFileRoute('/_frame/road/$customer')({
  staticData: {
    screen: { title: msg`Offline customer`, allow: ['menu.change-cust'], up: '/road' },
  },
  component: TakenAlong,
})

/** Screen of one offline customer. */
function TakenAlong() {
  const { t } = useLingui()
  const { id } = useUser()
  const { customer } = Route.useParams()
  const [row, setRow] = useState<OfflineCustomerRow | null | undefined>()
  useEffect(() => {
    let gone = false
    void readOfflineCustomer(id, customer).then(
      (found) => {
        if (!gone) setRow(found ?? null)
      },
      () => {
        if (!gone) setRow(null)
      },
    )
    return () => {
      gone = true
    }
  }, [id, customer])
  if (row === undefined)
    return (
      <Page title={t`Saved offline`}>
        <SkeletonRows label={t`Reading this device`} />
      </Page>
    )
  if (row === null) return <NotHere />
  return <Taken row={row} />
}

function NotHere() {
  const { t } = useLingui()
  return (
    <Page title={t`Saved offline`}>
      <EmptyState
        icon="download"
        heading={<Trans>This customer is not on this device</Trans>}
        text={
          <Trans>Offline customers stay on this device for seven days, or until you log out.</Trans>
        }
        action={
          <Link to="/road" className={button({ variant: 'primary' })}>
            <Trans>Offline customers</Trans>
          </Link>
        }
      />
    </Page>
  )
}

function Taken({ row }: { row: OfflineCustomerRow }) {
  const kept = useFilesOnDevice(row.r3)
  const { brief, dayOf } = useDates()
  const sizeText = useSizeText()
  const desk = useDesk()
  const {
    customer: { custName, custCode, custAddress, custCity, custPhone, email },
    at,
    bytes,
  } = row
  const [taken, until, size] = [
    brief(at),
    dayOf(offlineCustomerExpiresAt(at)),
    sizeText(bytes + (kept?.bytes ?? 0)),
  ]
  const where = [
    displayCode(custCode),
    [custAddress, custCity].filter(Boolean).join(', '),
    custPhone,
    email,
  ]
    .filter(Boolean)
    .join(' · ')
  // Where the frame's own bar has the screen's title, the name would stand nowhere.
  return (
    <Page
      title={custName}
      intro={
        <>
          {!desk && (
            <>
              <strong>{custName}</strong>
              <br />
            </>
          )}
          {where}
          <br />
          <Trans>
            As of {taken} · {size} · expires {until}
          </Trans>
        </>
      }
    >
      <CustomerView row={row} />
    </Page>
  )
}
