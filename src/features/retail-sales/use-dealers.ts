import { useLingui } from '@lingui/react/macro'
import { useQuery } from 'urql'
import { silent } from '#data/silent.ts'
import type { ListFilter } from '#parts/page/list-tools.tsx'
import { useUser } from '#shell/session/use-session.ts'
import { ReportingDealers } from './retail-sales.gql.ts'

/** Returns the other dealers that the person may report sales for; none without an answer. */
export function useDealers() {
  const { customerData } = useUser()
  const [{ data }] = useQuery({ query: ReportingDealers, context: silent })
  return (data?.dealerUnderInsera ?? []).filter(
    ({ custCode }) => custCode !== customerData?.custCode.r3,
  )
}

/** Returns the filter that shows another dealer's reports; none for who reports for one dealer. */
export function useDealerFilter(): ListFilter[] {
  const { t } = useLingui()
  const { customerData } = useUser()
  const dealers = useDealers()
  if (dealers.length === 0) return []
  return [
    {
      name: 'dealer',
      label: t`Dealer`,
      any: customerData?.custName ?? t`Selected customer`,
      options: dealers.map(({ custCode, custName, custCity }) => ({
        value: custCode,
        label: [custName, custCity].filter(Boolean).join(', '),
      })),
    },
  ]
}
