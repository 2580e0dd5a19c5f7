import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSave } from '#data/save.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import type { OfficeOrderRow } from './office-order-row.ts'
import { ConfirmOrder as ConfirmOrderMutation } from './office-orders.gql.ts'
import * as css from './office-orders.css.ts'

/** Days from today that are proposed where the order asks for none. */
const usualDays = 7

/** Promises all lines of an order by a day. */
export function ConfirmOrder({ order, onDone }: { order: OfficeOrderRow; onDone: () => void }) {
  const { t } = useLingui()
  const toast = useToast()
  const { timeZone } = useConfig()
  const save = useSave(ConfirmOrderMutation)
  const today = dayIn(timeZone, new Date())
  const asked = order.request_delivery_date
  const [date, setDate] = useState(asked && asked >= today ? asked : addDays(today, usualDays))
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const { failure } = await save({ orderNo: order.order_no, date })
    setBusy(false)
    if (failure?.code === 'day_past') return setProblem(t`Choose today or a later day`)
    if (failure?.code === 'already_confirmed')
      toast({ tone: 'danger', text: t`The order is confirmed already.` })
    else if (failure)
      return toast({
        tone: 'danger',
        text: t`The order was not confirmed. Check the connection and try again.`,
      })
    else toast({ tone: 'success', text: t`The order is confirmed` })
    onDone()
  }
  return (
    <div className={css.period}>
      <DateField
        label={t`All lines come by`}
        value={date}
        min={today}
        required
        error={problem}
        onChange={(event) => {
          setProblem(undefined)
          setDate(event.target.value)
        }}
      />
      <Button variant="primary" busy={busy} disabled={!date} onClick={() => void confirm()}>
        <Trans>Confirm order</Trans>
      </Button>
    </div>
  )
}
