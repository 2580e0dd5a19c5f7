import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from 'urql'
import { matchesCustomer, type Customer } from '#domain/session.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Notice } from '#ui/notice.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Stack } from '#ui/stack.tsx'
import { useUser } from '../session/use-session.ts'
import { CustomerRow } from './customer-row.tsx'
import { SalesCustomers } from './customer.gql.ts'
import { useSwitchCustomer } from './use-switch-customer.ts'

const pageSize = 10

/** Choosing the customer to work for. */
export function CustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { customerData } = useUser()
  const [chosen, setChosen] = useState<Customer | null>(customerData)
  const { state, change } = useSwitchCustomer()
  const apply = () => {
    if (!chosen) return
    if (chosen.id === customerData?.id) onClose()
    else void change(chosen)
  }
  return (
    <Dialog
      open
      persistent
      fullScreen
      onOpenChange={(open) => !open && onClose()}
      title={t`Select customer`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}><Trans>Cancel</Trans></Button>
          <Button variant="primary" disabled={!chosen} busy={state === 'busy'} onClick={apply}><Trans>Apply</Trans></Button>
        </>
      }
    >
      <Stack>
        {state === 'failed' && (
          <Notice tone="danger" live="alert">
            {t({ id: 'failed_change_customer', message: 'Failed change customer, please try again' })}
          </Notice>
        )}
        <CustomerList chosen={chosen} current={customerData} onChoose={setChosen} />
      </Stack>
    </Dialog>
  )
}

interface CustomerListProps {
  chosen: Customer | null
  current: Customer | null
  onChoose: (customer: Customer) => void
}

function CustomerList({ chosen, current, onChoose }: CustomerListProps) {
  const { t } = useLingui()
  const [{ data, error, fetching }, ask] = useQuery({ query: SalesCustomers })
  const [term, setTerm] = useState('')
  const [page, setPage] = useState(1)
  if (!data) {
    if (fetching || !error) return <SkeletonRows label={t`Loading customers`} />
    return (
      <ErrorState heading={t`The customers could not be loaded`} retryLabel={t`Try again`} onRetry={() => ask({ requestPolicy: 'network-only' })} />
    )
  }
  const found = data.salesCustomers.filter((customer) => matchesCustomer(customer, term))
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  const total = found.length
  return (
    <>
      <SearchBox
        label={t`Search customers`}
        placeholder={t`Code, name, city, phone or e-mail`}
        clearLabel={t`Clear the search`}
        submitLabel={t`Apply the search`}
        value={term}
        onSearch={(next) => { setTerm(next); setPage(1) }}
      />
      {total === 0 ? (
        <EmptyState variant="no-result" heading={t`No customer found`} text={t`Try a part of the name, the code or the city.`} />
      ) : (
        <div role="radiogroup" aria-label={t`Customers`}>
          {shown.map((customer) => (
            <CustomerRow
              key={customer.id}
              customer={customer}
              chosen={customer.id === chosen?.id}
              current={customer.id === current?.id}
              onChoose={() => onChoose(customer)}
            />
          ))}
        </div>
      )}
      <Pagination
        label={t`Pages of customers`}
        previousLabel={t`Previous page`}
        nextLabel={t`Next page`}
        visible={4}
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        onPage={setPage}
        summary={<Trans>{total} customers</Trans>}
      />
    </>
  )
}
