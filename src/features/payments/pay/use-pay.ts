import { useNavigate } from '@tanstack/react-router'
import type { ResultOf } from 'gql.tada'
import { useRef, useState } from 'react'
import { useSave } from '#data/save.ts'
import { selectInvoices } from '#domain/invoices/invoice-selection.ts'
import { amountProblem } from '#domain/invoices/partial-amount.ts'
import { precisionOf, requestSums } from '#domain/payments/payment-amount.ts'
import { writtenAmount } from '#domain/ordering/written-amount.ts'
import {
  accountEntryProblems,
  type AccountEntry,
  type CardEntry,
  cardEntryProblems,
} from '#domain/payments/payment-entry.ts'
import { dayIn } from '#domain/time/day.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { focusFirstProblem } from '#ui/form/focus-first-problem.ts'
import { CreateInvoicePayment, type InvoicePaymentMethods } from '../payments.gql.ts'
import type { MerchantInvoices } from './invoices-to-pay.ts'
import { requestToken } from './request-token.ts'

type Methods = ResultOf<typeof InvoicePaymentMethods>
export type Method = Methods['payments'][number]
export type SavedChoice = Methods['savedPayments'][number]

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

/** Everything behind the form that pays chosen invoices: sums, checks, and the request itself. */
export function usePay(group: MerchantInvoices, { payments, savedPayments }: Methods) {
  const { invoicePaymentRule, allowPartialPayment, timeZone, currency: format } = useConfig()
  const navigate = useNavigate()
  const save = useSave(CreateInvoicePayment)
  const form = useRef<HTMLFormElement>(null)
  // The same input sent again is the same request, so that a lost answer pays nothing twice.
  const requestId = useRef<string | null>(null)
  const today = dayIn(timeZone, new Date())
  const selection = selectInvoices(group.open, group.keys, {
    rule: invoicePaymentRule,
    allowPartialPayment,
    today,
  })
  const [state, setState] = useState<PayState>(({
	paymentId: payments.length === 1 ? payments[0]!.id : '',
	savedId: '',
	...{
		card: noCard,
		account: noAccount,
		shouldSave: false,
		part: null
	}
}))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)

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
    requestId.current = null
    setProblems({})
    setState((old) => ({ ...old, ...part }))
  }
  const refuse = (found: Readonly<Record<string, string>>) => {
    setProblems(found)
    focusFirstProblem(form.current)
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
  const tokenOf = async ({ kind, entry }: Method) => {
    if (entry !== 'TOKEN' || savedId !== typedNow) return { token: null }
    return requestToken(merchant?.tokenUrl ?? '', kind === 'ACH' ? state.account : state.card)
  }
  const send = async (chosen: Method) => {
    const given = await tokenOf(chosen)
    if ('code' in given) return refuse({ [given.field ?? 'form']: given.code })
    requestId.current ??= crypto.randomUUID()
    const withEntry = chosen.entry === 'TOKEN'
    const { data, failure } = await save({
      id: requestId.current,
      paymentId: chosen.id,
      isPartialPayment: sums.isPartialPayment,
      extRefData: selection.selected.map(({ invoiceNo, accountingAmount }) => ({
        invoiceNo,
        amount: accountingAmount,
      })),
      paymentRequestData: {
        payerCode: group.payerCode,
        merchant: group.sorg,
        currency,
        amount: sums.amount,
        token: given.token,
        savedPaymentId: withEntry && savedId !== typedNow ? savedId : null,
        shouldSavePayment: withEntry && chosen.canSave && savedId === typedNow && state.shouldSave,
      },
    })
    if (failure) {
      if (failure.kind !== 'network') requestId.current = null
      return refuse({ form: failure.code })
    }
    const id = data.createInvoicePaymentRequestV3.paymentRequest?.id
    if (id) await navigate({ to: '/payment/$id', params: { id }, replace: true })
  }
  const submit = async () => {
    if (busy) return
    const found = check()
    if (Object.keys(found).length > 0 || !method) return refuse(found)
    setBusy(true)
    await send(method).finally(() => setBusy(false))
  }
  return ({
	form,
	state,
	change,
	problems,
	busy,
	submit,
	...{
		selection,
		sums,
		currency,
		method,
		saved,
		savedId
	}
})
}

/** State and actions of the form that pays. */
export type Pay = ReturnType<typeof usePay>
