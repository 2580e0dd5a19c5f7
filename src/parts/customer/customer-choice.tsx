import { Trans, useLingui } from '@lingui/react/macro'
import type { Customer } from '#domain/account/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { CustomerRow } from './customer-row.tsx'

export interface CustomerListProps {
  chosen: Customer | null
  current: Customer | null
  onChoose: (customer: Customer) => void
}

/** The customers of one page, one to be chosen. */
export function CustomerChoice({
  customers,
  chosen,
  current,
  onChoose,
}: CustomerListProps & { customers: readonly Customer[] }) {
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
    <div role="radiogroup" aria-label={t`Customers`}>
      {customers.map((customer) => (
        <CustomerRow
          key={customer.id}
          customer={customer}
          chosen={customer.id === chosen?.id}
          current={customer.id === current?.id}
          onChoose={() => onChoose(customer)}
        />
      ))}
    </div>
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
      summary={<Trans>{total} customers</Trans>}
    />
  )
}

/** The list did not come: the customer chosen before stays. */
export function CustomersFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return <ErrorState heading={t`The customers could not be loaded`} onRetry={onRetry} />
}
