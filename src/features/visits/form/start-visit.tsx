import { useNavigate } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { dayIn } from '#domain/time/day.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { discardWithFiles } from '#parts/drafts/discard-with-files.ts'
import { useDebounced } from '#parts/customer/use-debounced.ts'
import { beginVisit } from '#parts/visits/begin-visit.ts'
import { type LocalVisit, visitForm } from '#parts/visits/local-visits.ts'
import { useLocalVisits } from '#parts/visits/use-local-visits.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Badge } from '#ui/display/badge.tsx'
import { Card } from '#ui/display/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { type VisitKind } from '#parts/visits/visits.gql.ts'
import type { VisitCustomer } from '../visits.gql.ts'
import { useVisitSorgs } from '../use-visit-sorgs.ts'
import * as css from './form.css.ts'
import { useVisitCustomers } from './use-visit-customers.ts'

/** Milliseconds that typing must rest before the server is asked. */
const debounce = 300

/** The customer of a new visit, each with the last one; a form that is begun already is gone on with. */
export function StartVisit({ kind }: { kind: VisitKind }) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const offline = useAtomValue(offlineAtom)
  const navigate = useNavigate()
  const toast = useToast()
  const user = useUser()
  const sorgs = useVisitSorgs(kind.id)
  const [sorg, setSorg] = useState(sorgs[0]?.value ?? '')
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const term = useDebounced(typed, debounce)
  const { rows, pageTotal, isFetching, error, retry } = useVisitCustomers(kind.id, sorg, term, page)
  const { timeZone } = useConfig()
  const { dayOf } = useDates()
  const drafts = (useLocalVisits()?.visits ?? []).filter(
    ({ state, visit }) => state === 'draft' && visit.seen === null && visit.form === kind.id,
  )
  const draftOf = ({ custCode }: VisitCustomer) =>
    drafts.find(({ visit }) => visit.customer === custCode)
  const [older, setOlder] = useState<{ customer: VisitCustomer; draft: LocalVisit }>()
  const begin = async ({ custCode, custName }: VisitCustomer) => {
    if (!offline) return
    try {
      const draft = await beginVisit(offline, user.id, {
        kind: kind.id,
        customer: custCode,
        customerName: custName,
      })
      await navigate({
        to: `/visit-form/${kind.id}/create` as never,
        search: { draft } as never,
      })
    } catch {
      toast({
        tone: 'danger',
        text: t`This device couldn’t store the form. Free up space and try again.`,
      })
    }
  }
  const choose = (customer: VisitCustomer) => {
    const draft = draftOf(customer)
    if (draft && dayIn(timeZone, new Date(draft.visit.visitedAt)) < dayIn(timeZone, new Date()))
      setOlder({ customer, draft })
    else void begin(customer)
  }
  const beginAnew = async () => {
    if (!older) return
    await discardWithFiles(user.id, visitForm, older.draft.draftId)
    await begin(older.customer)
  }
  return (
    <Card title={t`Which customer do you visit?`}>
      <div className={css.inCard}>
        {!online && (
          <Notice tone="warning" live="status">
            <Trans>You’re offline. These are the customers this device knows.</Trans>
          </Notice>
        )}
        {sorgs.length > 1 && (
          <SelectField
            label={t`Sales organization`}
            value={sorg}
            options={sorgs}
            onChange={({ target }) => {
              setSorg(target.value)
              setPage(1)
            }}
          />
        )}
        <SearchBox
          label={t`Search customers`}
          placeholder={t`Code, name or city`}
          value={typed}
          onType={(next) => {
            setTyped(next)
            setPage(1)
          }}
          onSearch={setTyped}
        />
        {error ? (
          <ErrorState heading={<Trans>The customers couldn’t be loaded</Trans>} onRetry={retry} />
        ) : !rows ? (
          <SkeletonRows label={t`Loading customers`} />
        ) : rows.length === 0 ? (
          <EmptyState variant="no-result" heading={<Trans>No matching customers</Trans>} />
        ) : (
          <ul className={css.customers} aria-label={t`Customers`} aria-busy={isFetching}>
            {rows.map((customer) => (
              <li key={customer.custCode}>
                <CustomerButton
                  customer={customer}
                  hasDraft={draftOf(customer) !== undefined}
                  onPress={() => choose(customer)}
                />
              </li>
            ))}
          </ul>
        )}
        {pageTotal > 1 && (
          <Pagination
            label={t`Pages`}
            page={page}
            pageCount={pageTotal}
            visible={3}
            onPage={setPage}
          />
        )}
        {older && (
          <ConfirmDialog
            open
            onClose={() => setOlder(undefined)}
            title={
              <Trans>
                You began a form for {older.customer.custName} on{' '}
                {dayOf(Date.parse(older.draft.visit.visitedAt))}
              </Trans>
            }
            text={
              <Trans>A form that you go on with keeps that day as the time of the visit.</Trans>
            }
            other={{ label: <Trans>Delete it and start over</Trans>, run: beginAnew }}
            confirm={<Trans>Go on with it</Trans>}
            danger={false}
            onConfirm={() => begin(older.customer)}
          />
        )}
      </div>
    </Card>
  )
}

interface CustomerButtonProps {
  customer: VisitCustomer
  hasDraft: boolean
  onPress: () => void
}

function CustomerButton({ customer, hasDraft, onPress }: CustomerButtonProps) {
  const { dayOf } = useDates()
  const { custCode, custName, custCity, lastVisitAt, visits } = customer
  const day = lastVisitAt ? dayOf(Date.parse(String(lastVisitAt))) : ''
  return (
    <button type="button" className={css.customer} onClick={onPress}>
      <span className={css.customerWords}>
        <strong>{custName}</strong>
        <span className={css.quiet}>{[custCode, custCity].filter(Boolean).join(' · ')}</span>
        <span className={css.quiet}>
          {day && (
            <>
              <Trans>Last visit {day}</Trans> ·{' '}
              <Plural value={visits} one="# visit" other="# visits" />
            </>
          )}
        </span>
      </span>
      {hasDraft && (
        <Badge tone="info">
          <Trans>Draft</Trans>
        </Badge>
      )}
      <Icon name="chevron-right" size="sm" />
    </button>
  )
}
