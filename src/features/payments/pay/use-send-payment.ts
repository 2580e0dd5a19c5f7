import { useNavigate } from '@tanstack/react-router'
import type { VariablesOf } from 'gql.tada'
import { type RefObject, useRef, useState } from 'react'
import { useSave } from '#data/save.ts'
import { focusFirstProblem } from '#ui/form/focus-first-problem.ts'
import { CreateInvoicePayment } from './pay.gql.ts'
import { meansOf, tokenFor } from './entry.ts'
import type { Method, Pay } from './use-pay.ts'

type Input = Omit<VariablesOf<typeof CreateInvoicePayment>, 'id'>

/** Builds what is sent to the server. @param token of a card or account that was typed */
function inputOf(pay: Pay, chosen: Method, token: string | null): Input {
  const { group, selection, sums, currency } = pay
  return {
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
      ...meansOf(chosen, pay, token),
    },
  }
}

/**
 * Sends the payment and goes to its page.
 * @param form gets the focus on its first wrong field
 */
export function useSendPayment(pay: Pay, form: RefObject<HTMLFormElement | null>) {
  const navigate = useNavigate()
  const save = useSave(CreateInvoicePayment)
  const [busy, setBusy] = useState(false)
  // A token can be taken once, and the same input sent again is the same request: a lost answer pays nothing twice.
  const sent = useRef<{ of: unknown; id: string; token: string | null }>(null)

  const refuse = (found: Readonly<Record<string, string>>) => {
    pay.setProblems(found)
    focusFirstProblem(form.current)
  }
  const send = async (method: Method) => {
    const { state } = pay
    if (sent.current?.of !== state) {
      const given = await tokenFor(method, pay)
      if ('code' in given) return refuse({ [given.field ?? 'form']: given.code })
      sent.current = { of: state, id: crypto.randomUUID(), token: given.token }
    }
    const { id, token } = sent.current
    const { data, failure } = await save({ id, ...inputOf(pay, method, token) })
    if (failure) {
      if (failure.kind !== 'network') sent.current = null
      return refuse({ form: failure.code })
    }
    const made = data.createInvoicePaymentRequestV3.paymentRequest?.id
    if (made) await navigate({ to: '/payment/$id', params: { id: made }, replace: true })
  }
  const submit = async () => {
    if (busy) return
    const found = pay.check()
    if (Object.keys(found).length > 0 || !pay.method) return refuse(found)
    setBusy(true)
    await send(pay.method).finally(() => setBusy(false))
  }
  return { busy, submit }
}
