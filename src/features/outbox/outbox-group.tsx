import { Plural } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { CustomerName } from '#parts/customer/customer-name.tsx'
import type { OutboxGroup as Group } from './outbox-groups.ts'
import { ConflictItem, PendingRow } from './outbox-rows.tsx'
import * as css from './outbox.css.ts'

/** A day without network may leave hundreds: the first are enough to see what they are. */
const firstRows = 50

/** Waiting changes of one customer. */
export function OutboxGroup({
  group: { customerKey, needsYou, waiting },
  sending,
}: {
  group: Group
  sending: boolean
}) {
  const [all, setAll] = useState(false)
  const shown = all ? waiting : waiting.slice(0, firstRows)
  const rest = waiting.length - shown.length
  return (
    <Card padded={false}>
      <header className={css.head}>
        <h2>
          <CustomerName customerKey={customerKey} />
        </h2>
        <span className={css.quiet}>
          <GroupCount needsYou={needsYou.length} waiting={waiting.length} />
        </span>
      </header>
      <ul className={css.rows}>
        {needsYou.map((row) => (
          <ConflictItem key={row.mutationId} row={row} />
        ))}
        {shown.map((change) => (
          <PendingRow key={change.mutationId} change={change} sending={sending} />
        ))}
      </ul>
      {rest > 0 && (
        <Button fill variant="ghost" onClick={() => setAll(true)}>
          <Plural value={rest} one="Show # more" other="Show # more" />
        </Button>
      )}
    </Card>
  )
}

function GroupCount({ needsYou, waiting }: { needsYou: number; waiting: number }) {
  return (
    <>
      {needsYou > 0 && <Plural value={needsYou} one="# needs you" other="# need you" />}
      {needsYou > 0 && waiting > 0 && ' · '}
      {waiting > 0 && <Plural value={waiting} one="# change waiting" other="# changes waiting" />}
    </>
  )
}
