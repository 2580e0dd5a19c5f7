import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useQuery } from 'urql'
import { useSave } from '#data/save.ts'
import { formatMoneyIn } from '#domain/ordering/money.ts'
import { dayIn } from '#domain/time/day.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { focusFirstProblem } from '#ui/form/focus-first-problem.ts'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { refusalWords } from '../payment-words.ts'
import type { Payment } from '../payment.ts'
import {
  anotherOne,
  chosenSaved,
  emptyEntry,
  entryProblems,
  type Method,
  meansOf,
  type Saved,
  tokenFor,
} from './entry.ts'
import { EntryCard } from './entry-card.tsx'
import { entryWords } from './entry-words.ts'
import { OrderPaymentMeans, PayOrder } from './pay.gql.ts'
import { PaymentTerms } from './payment-terms.tsx'

/** Pays an order in advance, or again after its last payment ended without money. */
export function PayOrderCard({ payment }: { payment: Payment }) {
  const { t } = useLingui()
  const [{ data, error }, ask] = useQuery({
    query: OrderPaymentMeans,
    variables: { id: payment.id },
    requestPolicy: 'cache-and-network',
  })
  if (!data)
    return error ? (
      <ErrorState
        heading={<Trans>The payment method couldn’t be loaded</Trans>}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
      />
    ) : (
      <SkeletonRows rows={3} label={t`Loading the payment method`} />
    )
  const { method, savedPayments = [] } = data.paymentRequest ?? {}
  if (!method)
    return (
      <Notice tone="warning">
        <Trans>This payment method is no longer offered. Contact your sales office.</Trans>
      </Notice>
    )
  return (
    <PayOrderForm
      payment={payment}
      method={method}
      saved={savedPayments.filter(({ isExpired }) => !isExpired)}
    />
  )
}

interface PayOrderFormProps {
  payment: Payment
  method: Method
  saved: readonly Saved[]
}

function PayOrderForm({ payment, method, saved }: PayOrderFormProps) {
  const online = useAtomValue(onlineAtom)
  const { currency: format } = useConfig()
  const form = useRef<HTMLFormElement>(null)
  const { entry, busy, submit } = usePayOrder(payment, { method, saved, form })
  const amount = formatMoneyIn(payment.amount, payment.currency, format)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack>
        {method.entry !== 'NONE' && <EntryCard form={entry} method={method} />}
        {entry.problems.form && (
          <Notice tone="danger" live="alert">
            <ProblemText code={entry.problems.form} words={{ ...refusalWords, ...entryWords }} />
          </Notice>
        )}
        <PaymentTerms />
        <span>
          <Button type="submit" variant="primary" busy={busy} disabled={!online}>
            {method.entry === 'NONE' ? <Trans>Pay again</Trans> : <Trans>Pay {amount}</Trans>}
          </Button>
        </span>
      </Stack>
    </form>
  )
}

interface PayOrderOptions extends Omit<PayOrderFormProps, 'payment'> {
  /** Gets the focus on its first wrong field. */
  form: RefObject<HTMLFormElement | null>
}

function usePayOrder({ id, orderNumber }: Payment, { method, saved, form }: PayOrderOptions) {
  const navigate = useNavigate()
  const { timeZone } = useConfig()
  const save = useSave(PayOrder)
  const [state, setState] = useState(emptyEntry)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const entry = {
    state,
    problems,
    saved,
    savedId: chosenSaved(state.savedId, saved),
    change: (part: Partial<typeof state>) => {
      setProblems({})
      setState((old) => ({ ...old, ...part }))
    },
  }
  const refuse = (found: Readonly<Record<string, string>>) => {
    setProblems(found)
    focusFirstProblem(form.current)
  }
  const send = async () => {
    const given = await tokenFor(method, entry)
    if ('code' in given) return refuse({ [given.field ?? 'form']: given.code })
    const { data, failure } = await save({
      orderNumber: orderNumber ?? '',
      ...meansOf(method, entry, given.token),
    })
    // A card that was entered can't be used twice. If a saved card is gone, the form asks for another.
    if (failure?.code === 'saved_payment_unknown') entry.change({ savedId: anotherOne })
    if (failure) return refuse({ form: failure.code })
    const made = data.payOrder.paymentRequest?.id
    if (made && made !== id)
      await navigate({ to: '/payment/$id', params: { id: made }, replace: true })
  }
  const submit = async () => {
    if (busy) return
    const found = entryProblems(method, entry, dayIn(timeZone, new Date()))
    if (Object.keys(found).length > 0) return refuse(found)
    setBusy(true)
    await send().finally(() => setBusy(false))
  }
  return { entry, busy, submit }
}
