import type { ResultOf } from 'gql.tada'
import { useState } from 'react'
import { selectInvoices } from '#domain/invoices/invoice-selection.ts'
import { amountProblem } from '#domain/invoices/partial-amount.ts'
import { precisionOf, requestSums } from '#domain/payments/payment-amount.ts'
import { writtenAmount } from '#parts/money/written-amount.ts'
import {
  accountEntryProblems,
  type AccountEntry,
  type CardEntry,
  cardEntryProblems,
} from '#domain/payments/payment-entry.ts'
import { dayIn } from '#domain/time/day.ts'
import { useConfig } from '#shell/session/use-session.ts'
import type { InvoicePaymentMethods } from './pay.gql.ts'
import type { MerchantInvoices } from './invoices-to-pay.ts'

type Methods = ResultOf<typeof InvoicePaymentMethods>
export type Method = Methods['payments'][number]

/** A card or account that is typed now instead of a saved one. */
export const typedNow = 'new'

const noCard: CardEntry = { cardNumber: '', expiredMonth: '', expiredYear: '', securityCode: '' }
const noAccount: AccountEntry = { accountType: '', accountNumber: '', routingNumber: '' }

interface PayState {
  paymentId: string
  savedId: string
  card: CardEntry
  account: AccountEntry
  shouldSave: boolean
  /** Amount as typed; null: the whole is paid. */
  part: string | null
}

const emptyState: PayState = {
  paymentId: '',
  savedId: '',
  card: noCard,
  account: noAccount,
  shouldSave: false,
  part: null,
}

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
  const savedId = state.savedId || (saved[0]?.id ?? typedNow)
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
    if (partProblem) return { part: partProblem }
    if (method.entry !== 'TOKEN' || savedId !== typedNow) return {}
    return method.kind === 'ACH'
      ? accountEntryProblems(state.account)
      : cardEntryProblems(state.card, today)
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
    currency,
    method,
    saved,
    savedId,
  }
}

/** State of the form that pays. */
export type Pay = ReturnType<typeof usePay>
