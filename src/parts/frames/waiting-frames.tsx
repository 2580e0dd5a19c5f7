import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { database } from '#offline/database.ts'
import { subscribeLive } from '#offline/live-query.ts'
import { CustomerName } from '#parts/customer/customer-name.tsx'
import { useDates } from '#parts/date/use-dates.ts'
import { useUser } from '#shell/session/use-session.ts'
import { Card } from '#ui/display/card.tsx'
import { Facts } from '#ui/display/facts.tsx'
import type { WaitingChange } from './find-on-device.ts'

interface WaitingFrame {
  mutationId: string
  customerKey: string
  at: number
  frameNumber: string
}

async function waitingFrames(userId: string, kind: WaitingChange): Promise<WaitingFrame[]> {
  const rows = await database.outbox.where({ userId }).toArray()
  return rows.flatMap(({ mutationId, customerKey, at, args, ...row }) =>
    row.kind === kind && !row.withdrawn
      ? [
          {
            mutationId,
            customerKey,
            at,
            frameNumber: (args as { frameNumber: string }).frameNumber,
          },
        ]
      : [],
  )
}

/** Inspections or reported sales of this person that wait on this device to be sent; nothing where none does. */
export function WaitingFrames({ kind }: { kind: WaitingChange }) {
  const { t } = useLingui()
  const { id } = useUser()
  const { brief } = useDates()
  const [rows, setRows] = useState<WaitingFrame[]>([])
  useEffect(() => subscribeLive(() => waitingFrames(id, kind), setRows), [id, kind])
  if (rows.length === 0) return null
  return (
    <Card title={t`Waiting to be sent`}>
      <Facts
        facts={rows.map(({ mutationId, customerKey, at, frameNumber }) => [
          frameNumber,
          <span key={mutationId}>
            <CustomerName customerKey={customerKey} />, {brief(at)}
          </span>,
        ])}
      />
    </Card>
  )
}
