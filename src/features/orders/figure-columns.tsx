import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import type { Column } from '#ui/table/table.tsx'
import type { OrderView } from './orders.gql.ts'
import * as css from './orders.css.ts'

/** Figures of a line. */
export type Figures = OrderView['lines'][number]['figures']

/** Returns the columns of ordered, confirmed, shipped and open pieces and of the day they are expected. */
export function useFigureColumns(): Column<{ figures: Figures; uom: string }>[] {
  const { t } = useLingui()
  const { day } = useDates()
  return [
    {
      key: 'ordered',
      title: t`Ordered`,
      align: 'end',
      text: ({ figures, uom }) => `${figures.ordered} ${uom}`,
    },
    {
      key: 'confirmed',
      title: t`Confirmed`,
      align: 'end',
      text: ({ figures }) => figures.confirmed,
    },
    { key: 'shipped', title: t`Shipped`, align: 'end', text: ({ figures }) => figures.shipped },
    {
      key: 'open',
      title: t`Open`,
      align: 'end',
      text: ({ figures }) => figures.open,
      cell: ({ figures: { open, packed } }) => (
        <span>
          {open}
          {packed > 0 && (
            <span className={css.quiet}>
              <Trans>{packed} packed</Trans>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'expected',
      title: t`Expected`,
      text: ({ figures: { expected } }) => (expected ? day(expected) : ''),
      cell: ({ figures: { expected, expectedConfirmed } }) =>
        expected ? (
          <span>
            {day(expected)}
            {!expectedConfirmed && (
              <span className={css.quiet}>
                <Trans>not confirmed</Trans>
              </span>
            )}
          </span>
        ) : (
          '–'
        ),
    },
  ]
}
