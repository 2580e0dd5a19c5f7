import type { ResultOf } from 'gql.tada'
import { useState } from 'react'
import { selectInvoices } from '#domain/invoices/invoice-selection.ts'
import { amountProblem } from '#domain/invoices/partial-amount.ts'
import { precisionOf, requestSums } from '#domain/payments/payment-amount.ts'
import { writtenAmount } from '#parts/money/written-amount.ts'
import { dayIn } from '#domain/time/day.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { chosenSaved, emptyEntry, entryProblems, type EntryState } from './entry.ts'
import type { InvoicePaymentMethods } from './pay.gql.ts'
import type { MerchantInvoices } from './invoices-to-pay.ts'

type Methods = ResultOf<typeof InvoicePaymentMethods>
export type Method = Methods['payments'][number]

interface PayState extends EntryState {
  paymentId: string
  /** Amount as typed; null: the whole is paid. */
  part: string | null
}

const emptyState: PayState = { ...emptyEntry, paymentId: '', part: null }

/** Everything behind the form that pays chosen invoices: sums and checks. */
export function usePay(group: MerchantInvoices, { payments, savedPayments }: Methods) {
  const { invoicePaymentRule, allowPartialPayment, timeZone, currency: format } = useConfig()
  const today = dayIn(timeZone, new Date())
  const selection = selectInvoices(group.open, group.keys, {
    rule: invoicePaymentRule,
    allowPartialPayment,
    today,
  })
  const [state, setState] = useState<PayState>({
    ...emptyState,
    paymentId: payments.length === 1 ? payments[0]!.id : '',
  })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  const method = payments.find(({ id }) => id === state.paymentId)
  const merchant = method?.paymentMerchants[0]
  const saved = savedPayments.filter(
    ({ paymentMerchant, isExpired }) =>
      paymentMerchant.payment.id === state.paymentId && !isExpired,
  )
  const savedId = chosenSaved(state.savedId, saved)
  const currency = selection.currency ?? ''
  const precision = precisionOf(currency, format)
  const typed = state.part === null ? undefined : writtenAmount(state.part, format)
  const partProblem =
    state.part === null ? null : amountProblem(typed, { total: selection.total, precision })
  const sums = requestSums(selection.total, partProblem === null ? (typed ?? null) : null, {
    fraction: merchant?.paymentDiscount ?? '0',
    precision,
  })

  const change = (part: Partial<PayState>) => {
    setProblems({})
    setState((old) => ({ ...old, ...part }))
  }
  /** Code problems of what is typed, by field; empty: nothing is wrong. */
  const check = (): Readonly<Record<string, string>> => {
    if (!method) return { paymentId: 'method_missing' }
    const entered = entryProblems(method, { state, savedId }, today)
    return partProblem ? { ...entered, part: partProblem } : entered
  }
  return {
    group,
    state,
    change,
    problems,
    setProblems,
    check,
    selection,
    sums,
    /** Whether the sums are of a part that can be paid, or of the whole. */
    isAmountKnown: partProblem === null,
    currency,
    method,
    saved,
    savedId,
  }
}

/** State of the form that pays. */
export type Pay = ReturnType<typeof usePay>
