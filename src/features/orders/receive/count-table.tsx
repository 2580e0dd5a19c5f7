import { Trans, useLingui } from '@lingui/react/macro'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { Table } from '#ui/table/table.tsx'
import type { DeliveryView } from '../orders.gql.ts'
import type { ReceiptEditor } from './use-receipt.ts'
import * as css from './receive.css.ts'

interface CountTableProps {
  delivery: DeliveryView
  receipt: ReceiptEditor
}

/** Lines of a delivery with what came of each. */
export function CountTable({ delivery: { detail }, receipt }: CountTableProps) {
  const { t } = useLingui()
  const countedOf = (line: string) => receipt.count.lines[line] ?? { received: 0, damaged: 0 }
  const earlierOf = (line: string) => receipt.earlier.get(line)?.received ?? 0
  return (
    <Table
      caption={t`Lines of the delivery`}
      rows={detail}
      keyOf={({ line }) => line}
      columns={[
        {
          key: 'article',
          title: t`Article`,
          lead: true,
          cell: ({ description, articleCodeDisplay, orderNo }) => (
            <span>
              {description}
              <span className={css.quiet}>
                {articleCodeDisplay} · <Trans>Order {orderNo}</Trans>
              </span>
            </span>
          ),
        },
        {
          key: 'expected',
          title: t`Expected`,
          align: 'end',
          cell: ({ line, qty, uom }) => {
            const earlier = earlierOf(line)
            return (
              <span>
                {qty} {uom}
                {earlier > 0 && (
                  <span className={css.quiet}>
                    <Trans>{earlier} already received</Trans>
                  </span>
                )}
              </span>
            )
          },
        },
        {
          key: 'received',
          title: t`Received`,
          align: 'end',
          cell: ({ line, description }) => (
            <QuantityField
              label={t`Received: ${description}`}
              value={countedOf(line).received}
              max={99_999}
              onCommit={(pieces) => receipt.set(line, pieces, countedOf(line).damaged)}
            />
          ),
        },
        {
          key: 'damaged',
          title: t`Damaged`,
          align: 'end',
          cell: ({ line, description }) => {
            const { received, damaged } = countedOf(line)
            return (
              <QuantityField
                label={t`Damaged: ${description}`}
                value={damaged}
                max={received}
                disabled={received === 0}
                onCommit={(pieces) => receipt.set(line, received, pieces)}
              />
            )
          },
        },
        {
          key: 'difference',
          title: t`Difference`,
          align: 'end',
          cell: ({ line, qty }) => {
            const difference = earlierOf(line) + countedOf(line).received - qty
            if (difference === 0) return <Trans>Complete</Trans>
            return difference < 0 ? `−${-difference}` : `+${difference}`
          },
        },
      ]}
    />
  )
}
