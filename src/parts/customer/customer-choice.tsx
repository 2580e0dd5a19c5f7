import { Plural, useLingui } from '@lingui/react/macro'
import type { Customer } from '#domain/account/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { CustomerRow } from './customer-row.tsx'
import { list } from './customer-row.css.ts'

export interface CustomerListProps {
  current: Customer | null
  /** A choice is being carried out. */
  busy: boolean
  /** Ids of the customers chosen lately, the latest first. */
  recent: readonly string[]
  /** Ids of the chosen, where several may be. */
  picked?: ReadonlySet<string> | undefined
  onChoose: (customer: Customer) => void
}

/** The customers of one page, each chosen by a press. */
export function CustomerChoice({
  customers,
  current,
  busy,
  picked,
  onChoose,
}: Omit<CustomerListProps, 'recent'> & { customers: readonly Customer[] }) {
  const { t } = useLingui()
  if (customers.length === 0) {
    return (
      <EmptyState
        variant="no-result"
        heading={t`No customer found`}
        text={t`Try a part of the name, the code or the city.`}
      />
    )
  }
  return (
    <ul className={list} aria-label={t`Customers`}>
      {customers.map((customer) => (
        <li key={customer.id}>
          <CustomerRow
            customer={customer}
            current={customer.id === current?.id}
            disabled={busy}
            picked={picked?.has(customer.id)}
            onChoose={() => onChoose(customer)}
          />
        </li>
      ))}
    </ul>
  )
}

interface CustomerPagesProps {
  page: number
  pageCount: number
  total: number
  onPage: (page: number) => void
}

/** The pages of the list, four in sight. */
export function CustomerPages({ page, pageCount, total, onPage }: CustomerPagesProps) {
  const { t } = useLingui()
  return (
    <Pagination
      label={t`Pages of customers`}
      visible={4}
      page={page}
      pageCount={pageCount}
      onPage={onPage}
      summary={<Plural value={total} one="# customer" other="# customers" />}
    />
  )
}

/** The list did not come: the customer chosen before stays. */
export function CustomersFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return <ErrorState heading={t`The customers could not be loaded`} onRetry={onRetry} />
}
