import { useNavigate } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useQuery } from 'urql'
import { useDates } from '#parts/date/use-dates.ts'
import { useDebounced } from '#parts/customer/use-debounced.ts'
import { beginVisit } from '#parts/visits/begin-visit.ts'
import { useLocalVisits } from '#parts/visits/use-local-visits.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useUser } from '#shell/session/use-session.ts'
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
import { type VisitKind } from '#parts/visits/visits.gql.ts'
import { type VisitCustomer, VisitCustomers } from '../visits.gql.ts'
import { useVisitSorgs } from '../use-visit-sorgs.ts'
import * as css from './form.css.ts'

/** Customers a page; a page that was loaded once is searched on the device when it is offline. */
const limit = 50
/** Milliseconds that typing must rest before the server is asked. */
const debounce = 300

/** Returns a page of the customers to visit; offline those that this device knows, narrowed by what is typed. */
function useCustomers(kind: string, sorg: string, term: string, page: number) {
  const online = useAtomValue(onlineAtom)
  const { customerData } = useUser()
  const search = online ? term : ''
  const [{ data, error, fetching }, ask] = useQuery({
    query: VisitCustomers,
    variables: { sorg, kind, search, page: online ? page : 1, limit },
    pause: !sorg,
  })
  const found = data?.formVisitSalesCustomers
  const needle = term.trim().toLowerCase()
  const fits = ({
    custCode,
    custName,
    custCity,
  }: Pick<VisitCustomer, 'custCode' | 'custName' | 'custCity'>) =>
    [custCode, custName, custCity].some((text) => text?.toLowerCase().includes(needle))
  const chosen = customerData && {
    custCode: customerData.custCode.r3,
    custName: customerData.custName,
    custCity: customerData.custCity,
    lastVisitAt: null,
    visits: 0,
  }
  const known = found?.rows ?? (chosen && !online ? [chosen] : undefined)
  return {
    rows: online ? known : known?.filter(fits),
    pageTotal: online ? (found?.pageTotal ?? 0) : 1,
    isFetching: fetching,
    error: known ? undefined : error,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}

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
  const { rows, pageTotal, isFetching, error, retry } = useCustomers(kind.id, sorg, term, page)
  const drafts = (useLocalVisits()?.visits ?? []).filter(
    ({ state, visit }) => state === 'draft' && visit.seen === null && visit.form === kind.id,
  )
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
                  hasDraft={drafts.some(({ visit }) => visit.customer === customer.custCode)}
                  onPress={() => void begin(customer)}
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
