import { useLingui } from '@lingui/react/macro'
import { isDay } from '#domain/time/day.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useScope } from '#shell/session/use-session.ts'
import type { Column } from '#ui/table/table.tsx'
import { ClaimStatusDot } from '../claim-status-dot.tsx'
import { phaseName, statusName } from '../claim-words.ts'
import type { ClaimRow } from '../claims.gql.ts'

/** Columns of the list of claims; most facts are in its files alone. */
export function useClaimColumns(): Column<ClaimRow>[] {
  const { t, i18n } = useLingui()
  const { day, dayOf } = useDates()
  const mayProcess = useScope('claim.process')
  const inFile = (key: string, title: string, text: (row: ClaimRow) => string | number) => ({
    key,
    title,
    fileOnly: true,
    text,
  })
  return [
    {
      key: 'number',
      title: t`Claim`,
      lead: true,
      sortable: true,
      text: ({ number }) => number,
    },
    {
      key: 'status',
      title: t`Status`,
      sortable: true,
      text: ({ status }) => statusName(i18n, status.id),
      cell: ({ status }) => <ClaimStatusDot status={status} />,
    },
    {
      key: 'phase',
      title: t`Phase`,
      text: ({ status }) => phaseName(i18n, status.category, mayProcess),
    },
    {
      key: 'custName',
      title: t`Customer`,
      sortable: true,
      text: ({ custName }) => custName,
    },
    inFile('custCode', t`Customer number`, ({ custCode }) => custCode),
    inFile('createdAt', t`Created on`, ({ createdAt }) => dayOf(Date.parse(createdAt))),
    inFile('category', t`Product`, ({ category }) =>
      category === 'bike' ? t`Bicycles` : t`Parts and accessories`,
    ),
    inFile('articleCode', t`Article number`, ({ articleCode }) => articleCode),
    {
      key: 'article',
      title: t`Article`,
      text: ({ articleName, description, model }) => articleName || description || model,
    },
    {
      key: 'frameNumber',
      title: t`Frame number`,
      deskOnly: true,
      text: ({ frameNumber }) => frameNumber,
    },
    inFile('qty', t`Quantity`, ({ qty }) => qty),
    inFile('referenceNo', t`Your reference`, ({ referenceNo }) => referenceNo),
    inFile('purchaseDate', t`Day of purchase`, ({ purchaseDate }) =>
      isDay(purchaseDate) ? day(purchaseDate) : '',
    ),
    inFile('problems', t`Problems`, ({ problems }) =>
      problems.map(({ part, description }) => `${part}: ${description}`).join('; '),
    ),
    inFile('customerNotes', t`Description of the fault`, ({ customerNotes }) => customerNotes),
    {
      key: 'age',
      title: t`In this status since`,
      sortable: true,
      text: ({ statusAt }) => dayOf(Date.parse(statusAt)),
    },
    inFile('reasonRejection', t`Reason of the rejection`, (row) => row.reasonRejection ?? ''),
    inFile('resolution', t`Resolution`, ({ resolution }) => resolution ?? ''),
    inFile('creditNote', t`Credit note`, ({ creditNote }) => creditNote ?? ''),
    inFile('deliveryOrders', t`Delivery orders`, (row) => row.deliveryOrders.join(', ')),
    inFile('trackingNo', t`Tracking number`, ({ trackingNo }) => trackingNo ?? ''),
  ]
}
