import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { claimPhases, claimStatusCodes } from '#domain/claims/claim-status.ts'
import { type Question, useData } from '#data/load.ts'
import { ListPage } from '#parts/page/list-page.tsx'
import { useScope } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { phaseName, statusName } from '../claim-words.ts'
import type { ClaimList, ClaimRow } from '../claims.gql.ts'
import { LocalList } from '../local/local-list.tsx'
import { BulkStatus } from './bulk-status.tsx'
import { ages } from './list-search.ts'
import { useClaimColumns } from './use-claim-columns.tsx'

interface ListScreenProps {
  question: Question<ResultOf<typeof ClaimList>, VariablesOf<typeof ClaimList>>
}

/** Customers that can be chosen from; among more the number is typed. The server names one more than these. */
const mostChoices = 50

/** Claims: the server's, and above them what is on this device. */
export function ListScreen({ question }: ListScreenProps) {
  const { t, i18n } = useLingui()
  const columns = useClaimColumns()
  const mayProcess = useScope('claim.process')
  const { claimCustomers: customers } = useData(question)
  return (
    <ListPage
      question={question}
      pageOf={({ claimsV3 }) => claimsV3}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/claim/${id}`}
      nameOf={({ number }) => number}
      exportName="claims"
      searchHint={t`Number, customer, frame number or article`}
      filters={[
        {
          name: 'phase',
          label: t`Phase`,
          any: t`All phases`,
          options: claimPhases.map((value) => ({
            value,
            label: phaseName(i18n, value, mayProcess),
          })),
        },
        {
          name: 'status',
          label: t`Status`,
          any: t`All statuses`,
          options: claimStatusCodes.map((value) => ({ value, label: statusName(i18n, value) })),
        },
        {
          name: 'category',
          label: t`Product`,
          any: t`All products`,
          options: [
            { value: 'bike', label: t`Bicycles` },
            { value: 'paa', label: t`Parts and accessories` },
          ],
        },
        {
          name: 'product',
          label: t`Article number or model`,
          any: t`Any article`,
        },
        ...(customers.length > mostChoices
          ? [{ name: 'customer', label: t`Customer number`, any: t`Customer number` }]
          : customers.length > 1
            ? [
                {
                  name: 'customer',
                  label: t`Customer`,
                  any: t`All customers`,
                  options: customers.map(({ custCode, custName }) => ({
                    value: custCode,
                    label: custName,
                  })),
                },
              ]
            : []),
        {
          name: 'age',
          label: t`Age`,
          any: t`Any age`,
          options: ages.map((value) => ({ value, label: t`Older than ${value} days` })),
        },
      ]}
      create={{ to: '/claim/create', label: t`New claim` }}
      tools={
        mayProcess && (
          <Link
            to={'/claim' as never}
            search={{ view: 'board' } as never}
            className={button()}
          >{t`Board`}</Link>
        )
      }
      above={<LocalList />}
      {...(mayProcess && {
        bulk: (rows: readonly ClaimRow[], clear: () => void) => (
          <BulkStatus rows={rows} onDone={clear} />
        ),
      })}
      empty={{
        icon: 'wrench',
        heading: t`No claims yet`,
        text: t`Claims you submit appear here, also before they’re sent.`,
      }}
      columns={columns}
    />
  )
}
