import { useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useDates } from '#parts/date/use-dates.ts'
import { StatusDot } from '#ui/feedback/status-dot.tsx'
import type { Column } from '#ui/table/table.tsx'
import type { PdiList } from './pdi.gql.ts'

type Row = ResultOf<typeof PdiList>['pdis']['rows'][number]

const inFile = (key: string, title: string, text: (row: Row) => string | number) => ({
  key,
  title,
  fileOnly: true,
  text,
})

/** Columns of the list of inspections; the bicycle's facts and the open points are in its files alone. */
export function usePdiColumns(): Column<Row>[] {
  const { t } = useLingui()
  const { dayOf } = useDates()
  return [
    {
      key: 'frameNumber',
      title: t`Frame number`,
      lead: true,
      sortable: true,
      text: ({ frameNumber }) => frameNumber,
    },
    {
      key: 'state',
      title: t`Status`,
      text: ({ complete }) => (complete ? t`Complete` : t`Incomplete`),
      cell: ({ complete }) => (
        <StatusDot tone={complete ? 'success' : 'warning'}>
          {complete ? t`Complete` : t`Incomplete`}
        </StatusDot>
      ),
    },
    { key: 'article', title: t`Article`, text: ({ description }) => description },
    inFile('articleCode', t`Article number`, ({ articleCode }) => articleCode),
    inFile('brand', t`Brand`, ({ brand }) => brand),
    inFile('model', t`Model`, ({ model }) => model),
    inFile('modelYear', t`Model year`, ({ modelYear }) => modelYear ?? ''),
    inFile('series', t`Series`, ({ series }) => series ?? ''),
    inFile('merchandise', t`Category`, ({ merchandise }) => merchandise ?? ''),
    { key: 'mechanic', title: t`Mechanic`, sortable: true, text: ({ mechanic }) => mechanic },
    {
      key: 'customer',
      title: t`Customer`,
      deskOnly: true,
      text: ({ custName }) => custName,
    },
    inFile('custCode', t`Customer number`, ({ custCode }) => custCode),
    inFile('open', t`Open points`, ({ checklist }) =>
      checklist
        .filter(({ checked }) => !checked)
        .map(({ description, required }) => (required ? description : t`${description} (optional)`))
        .join('; '),
    ),
    {
      key: 'createdAt',
      title: t`Inspected on`,
      sortable: true,
      text: ({ createdAt }) => dayOf(Date.parse(String(createdAt))),
    },
    inFile('createdBy', t`Inspected by`, ({ createdBy }) => createdBy),
  ]
}
