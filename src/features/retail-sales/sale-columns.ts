import { useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useDates } from '#parts/date/use-dates.ts'
import { statusWords } from '#parts/frames/frame-status-words.ts'
import type { Column } from '#ui/table/table.tsx'
import { handoverWords } from './frame-words.ts'
import type { RegisteredFrameList } from './retail-sales.gql.ts'

type Sale = ResultOf<typeof RegisteredFrameList>['registeredFrames']['rows'][number]

/** Columns of the list of reported sales; its files have the owner's and the dealer's data too. */
export function useSaleColumns(): Column<Sale>[] {
  const { t, i18n } = useLingui()
  const { day, dayOf } = useDates()
  const inFile = (key: string, title: string, text: (sale: Sale) => string) => ({
    key,
    title,
    fileOnly: true,
    text,
  })
  return [
    {
      key: 'frameNumber',
      title: t`Frame number`,
      lead: true,
      sortable: true,
      text: ({ frameNumber }) => frameNumber,
    },
    inFile('brand', t`Brand`, ({ brand }) => brand),
    inFile('oldCode', t`Article number`, ({ oldCode }) => oldCode),
    { key: 'article', title: t`Article`, text: ({ articleDescription }) => articleDescription },
    { key: 'soldDate', title: t`Sold`, sortable: true, text: ({ soldDate }) => day(soldDate) },
    {
      key: 'owner',
      title: t`Owner`,
      text: ({ custName, custCity }) => [custName, custCity].filter(Boolean).join(', '),
    },
    inFile('phone', t`Phone`, ({ custPhone }) => custPhone ?? ''),
    inFile('email', t`Email`, ({ custEmail }) => custEmail ?? ''),
    inFile('address', t`Address`, ({ custAddress }) => custAddress ?? ''),
    inFile('dealerCode', t`Customer number`, ({ dealerCode }) => dealerCode),
    inFile('dealer', t`Dealer`, ({ dealerName }) => dealerName),
    {
      key: 'type',
      title: t`Type`,
      text: ({ nonRetail }) => (nonRetail ? t`Non-retail` : t`Retail`),
    },
    { key: 'status', title: t`Status`, text: ({ status }) => i18n._(statusWords[status]) },
    {
      key: 'handover',
      title: t`Hand-over`,
      text: ({ handover }) => i18n._(handoverWords[handover]),
    },
    inFile('createdAt', t`Reported on`, (sale) => dayOf(Date.parse(String(sale.createdAt)))),
  ]
}
