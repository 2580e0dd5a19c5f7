import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import { matchesCustomer } from '#domain/account/session.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import {
  CustomerChoice,
  type CustomerListProps,
  CustomerPages,
  CustomersFailed,
} from './customer-choice.tsx'
import { SalesCustomers } from './customer.gql.ts'

const pageSize = 10

/** All customers of this person, searched here: Enter or the magnifier applies. */
export function CustomerList(props: CustomerListProps) {
  const { t } = useLingui()
  const [{ data, error, fetching }, ask] = useQuery({ query: SalesCustomers, context: silent })
  const [term, setTerm] = useState('')
  const [page, setPage] = useState(1)
  if (!data) {
    if (fetching || !error) return <SkeletonRows label={t`Loading customers`} />
    return <CustomersFailed onRetry={() => ask({ requestPolicy: 'network-only' })} />
  }
  const found = data.salesCustomers.filter((customer) => matchesCustomer(customer, term))
  return (
    <>
      <SearchBox
        label={t`Search customers`}
        placeholder={t`Code, name, city, phone or e-mail`}
        submit
        value={term}
        onSearch={(next) => {
          setTerm(next)
          setPage(1)
        }}
      />
      <CustomerChoice {...props} customers={found.slice((page - 1) * pageSize, page * pageSize)} />
      <CustomerPages
        page={page}
        pageCount={Math.ceil(found.length / pageSize)}
        total={found.length}
        onPage={setPage}
      />
    </>
  )
}
