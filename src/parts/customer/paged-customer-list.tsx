import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type ResultOf } from 'gql.tada'
import { useQuery } from 'urql'
import { inBackground } from '#data/background-work.ts'
import { orderCustomers } from '#domain/account/customer-order.ts'
import { SearchBox } from '#ui/form/search-box.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import {
  CustomerChoice,
  type CustomerListProps,
  CustomerPages,
  CustomersFailed,
} from './customer-choice.tsx'
import { CustomerPage } from './customer.gql.ts'
import { useDebounced } from './use-debounced.ts'

/** Milliseconds that typing must rest before the server is asked. */
const debounce = 450
const context = inBackground('customers')
const pageSizes = ['10', '25', '50']

/** Customer list searched and paged by the server, for people with very many customers (NEW_CUSTOMER_DIALOG). */
export function PagedCustomerList(props: CustomerListProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [limit, setLimit] = useState('10')
  const [page, setPage] = useState(1)
  const search = useDebounced(typed, debounce)
  const [{ data, error, fetching }, ask] = useQuery({
    query: CustomerPage,
    variables: { search, page, limit: Number(limit) },
    context,
  })
  // What was found last stays in sight while the next page is on its way.
  const [shown, setShown] = useState<ResultOf<typeof CustomerPage>['getCustomers']>()
  useEffect(() => {
    if (data && !fetching) setShown(data.getCustomers)
  }, [data, fetching])
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
          setTyped(next)
          const [only, ...others] = shown?.customers ?? []
          if (next && next === search && only && others.length === 0) props.onChoose(only)
        }}
      />
      {error && !fetching ? (
        <CustomersFailed onRetry={() => ask({ requestPolicy: 'network-only' })} />
      ) : shown ? (
        <div aria-busy={fetching}>
          <CustomerChoice
            {...props}
            customers={typed ? shown.customers : orderCustomers(shown.customers, props.recent)}
          />
        </div>
      ) : (
        <SkeletonRows label={t`Loading customers`} />
      )}
      {shown && (
        <CustomerPages
          page={page}
          pageCount={shown.pageTotal}
          total={shown.count}
          onPage={setPage}
        />
      )}
      <SelectField
        label={t`Customers per page`}
        value={limit}
        onChange={(event) => {
          setLimit(event.target.value)
          setPage(1)
        }}
        options={pageSizes.map((size) => ({ value: size, label: size }))}
      />
    </>
  )
}
