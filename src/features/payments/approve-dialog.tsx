import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useSave } from '#data/save.ts'
import { compare, formatMoneyIn } from '#domain/ordering/money.ts'
import { shownAmount, writtenAmount } from '#parts/money/written-amount.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { refusalWords } from './payment-words.ts'
import type { Payment } from './payment.ts'
import { ApprovePayment } from './payments.gql.ts'
import * as css from './payments.css.ts'

/** Longest note of finance. */
export const maxNote = 500

interface ApproveDialogProps {
  payment: Payment
  onClose: () => void
}

/** Says that the money has come; another amount than asked for needs a note. */
export function ApproveDialog({ payment, onClose }: ApproveDialogProps) {
  const { t } = useLingui()
  const toast = useToast()
  const { currency: format } = useConfig()
  const save = useSave(ApprovePayment)
  const { number, amount, currency, receivedAmount, receivedCurrency } = payment
  const isForeign = receivedCurrency !== null && receivedCurrency !== currency
  const came = isForeign ? amount : (receivedAmount ?? amount)
  const [typed, setTyped] = useState(shownAmount(came.replace(/\.?0+$/, ''), format))
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const asked = formatMoneyIn(amount, currency, format)
  const arrived = formatMoneyIn(receivedAmount ?? '0', receivedCurrency ?? currency, format)
  const words = (code: string | undefined) =>
    code && <ProblemText code={code} words={refusalWords} />

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const received = writtenAmount(typed, format)
    if (!received) return setProblems({ amount: 'amount_missing' })
    const differs = isForeign || compare(received, amount) !== 0
    if (differs && note.trim() === '') return setProblems({ note: 'amount_differs' })
    setBusy(true)
    const { failure } = await save({
      orderNumber: number,
      amount: received,
      note: note.trim() || null,
    })
    setBusy(false)
    if (failure)
      return setProblems(
        Object.keys(failure.fields).some((name) => name === 'amount' || name === 'note')
          ? failure.fields
          : { form: failure.code },
      )
    toast({ tone: 'success', text: t`Payment ${number} is approved` })
    onClose()
  }
  return (
    <Dialog
      open
      width="small"
      onOpenChange={(open) => !open && !busy && onClose()}
      title={<Trans>Approve payment {number}?</Trans>}
      description={
        isForeign ? (
          <Trans>
            {arrived} arrived for {asked}. Enter what it counts for in {currency}.
          </Trans>
        ) : (
          <Trans>
            {asked} was asked for. Its invoices count as paid once the ERP has booked the money.
          </Trans>
        )
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form="approve-payment" variant="primary" busy={busy}>
            <Trans>Approve</Trans>
          </Button>
        </>
      }
    >
      <form id="approve-payment" noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            label={isForeign ? t`Amount in ${currency}` : t`Amount received`}
            numeric
            inputMode="decimal"
            value={typed}
            error={words(problems.amount)}
            onChange={({ target }) => {
              setProblems({})
              setTyped(target.value)
            }}
          />
          <TextArea
            label={t`Note`}
            rows={3}
            maxLength={maxNote}
            value={note}
            error={words(problems.note)}
            onChange={({ target }) => {
              setProblems({})
              setNote(target.value)
            }}
          />
          {problems.form && (
            <p role="alert" className={css.problem}>
              {words(problems.form)}
            </p>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
