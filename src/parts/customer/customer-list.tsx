import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from 'urql'
import { inBackground } from '#data/background-work.ts'
import { orderCustomers } from '#domain/account/customer-order.ts'
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
import { useDebounced } from './use-debounced.ts'

const pageSize = 10
const context = inBackground('customers')

/** Milliseconds that typing must rest before the list follows. */
const debounce = 150

/** All customers of this person, found while typing; Enter takes the only hit. */
export function CustomerList(props: CustomerListProps) {
  const { t } = useLingui()
  const [{ data, error, fetching }, ask] = useQuery({ query: SalesCustomers, context })
  const [typed, setTyped] = useState('')
  const term = useDebounced(typed, debounce)
  const [page, setPage] = useState(1)
  if (!data) {
    if (fetching || !error) return <SkeletonRows label={t`Loading customers`} />
    return <CustomersFailed onRetry={() => ask({ requestPolicy: 'network-only' })} />
  }
  const matching = (words: string) =>
    orderCustomers(
      data.salesCustomers.filter((customer) => matchesCustomer(customer, words)),
      props.recent,
    )
  const found = matching(term)
  return (
    <>
      <SearchBox
        autoFocus
        label={t`Search customers`}
        placeholder={t`Code, name, city, phone or email`}
        value={typed}
        onType={(next) => {
          setTyped(next)
          setPage(1)
        }}
        onSearch={(next) => {
          const [only, ...others] = matching(next)
          if (next && only && others.length === 0) props.onChoose(only)
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
