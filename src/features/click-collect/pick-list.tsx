import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { isAmongCodes } from '#domain/article/article-code.ts'
import { beep } from '#parts/scan/beep.ts'
import { useReaderWanted } from '#parts/scan/reader-wanted.ts'
import { ScanPanel } from '#parts/scan/scan-panel.tsx'
import { Button } from '#ui/button.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Table } from '#ui/table/table.tsx'
import type { CollectOrder } from './click-collect.gql.ts'

interface PickListProps {
  order: CollectOrder
  /** Pieces in all by line, as counted now. */
  counted: Readonly<Record<string, number>>
  onCount: (line: string, pieces: number) => void
}

/** Lines of an order with what came of each, counted by scanner, camera or hand. */
export function PickList({ order, counted, onCount }: PickListProps) {
  const { t } = useLingui()
  const piecesOf = ({ id, qtyShipped }: CollectOrder['details'][number]) =>
    counted[id] ?? qtyShipped
  return (
    <Stack>
      {order.countable && <Scanning order={order} counted={counted} onCount={onCount} />}
      <Table
        caption={t`Lines of the order`}
        rows={order.details}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'article',
            title: t`Article`,
            lead: true,
            text: ({ name, sku }) => `${name} (${sku})`,
          },
          { key: 'ordered', title: t`Ordered`, align: 'end', text: ({ qty }) => qty },
          {
            key: 'arrived',
            title: t`Arrived`,
            align: 'end',
            text: piecesOf,
            cell: (line) =>
              order.countable ? (
                <QuantityField
                  label={t`Arrived: ${line.name}`}
                  value={piecesOf(line)}
                  min={line.qtyShipped}
                  max={line.qty}
                  onCommit={(pieces) => onCount(line.id, pieces)}
                />
              ) : (
                piecesOf(line)
              ),
          },
        ]}
      />
    </Stack>
  )
}

/** Counts one piece for each code. */
function Scanning({ order, counted, onCount }: PickListProps) {
  const { t } = useLingui()
  useReaderWanted()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const scan = (code: string) => {
    const lines = order.details.filter(({ codes }) => isAmongCodes(codes, code))
    const line = lines.find(({ id, qty, qtyShipped }) => (counted[id] ?? qtyShipped) < qty)
    beep(!!line)
    if (!line)
      return setSaid(lines[0] ? t`${lines[0].name} is complete` : t`${code} isn’t in this order`)
    const pieces = (counted[line.id] ?? line.qtyShipped) + 1
    onCount(line.id, pieces)
    setSaid(t`${line.name}: ${pieces} of ${line.qty}`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) scan(typed)
    setTyped('')
  }
  if (open) return <ScanPanel onCode={scan} onClose={() => setOpen(false)} last={said} />
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextField
          label={t`Code of an article`}
          hint={t`Select this field, then scan with a hand scanner`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          maxLength={60}
        />
        <Row>
          <Button type="submit">
            <Trans>Count</Trans>
          </Button>
          <Button icon="scan" onClick={() => setOpen(true)}>
            <Trans>Scan with the camera</Trans>
          </Button>
          <span role="status">{said}</span>
        </Row>
      </Stack>
    </form>
  )
}
