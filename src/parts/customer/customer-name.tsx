import { Trans } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { displayCode } from '#domain/account/session.ts'
import { SalesCustomers } from './customer.gql.ts'
import { useUser } from '#shell/session/use-session.ts'

/** A customer who is not the chosen one is looked up among this person's; without a network their code has to do. */
export function CustomerName({ customerKey }: { customerKey: string }) {
  const { customerData } = useUser()
  const isChosen = customerData?.custCode.r3 === customerKey
  const [{ data }] = useQuery({ query: SalesCustomers, pause: isChosen })
  const customer = isChosen
    ? customerData
    : data?.salesCustomers.find(({ custCode }) => custCode.r3 === customerKey)
  const code = displayCode(customer?.custCode ?? { r3: customerKey, isr: null })
  return customer ? `${code} – ${customer.custName}` : <Trans>Customer {code}</Trans>
}
