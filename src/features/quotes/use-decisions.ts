import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Failure } from '#data/failure.ts'
import { useSave } from '#data/save.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { DeclineQuote, SendQuote, WithdrawQuote } from './quotes.gql.ts'

/** Says why a decision about a quote was not carried out. */
export function useRefusal() {
  const { t } = useLingui()
  const toast = useToast()
  const words = ({ kind, code }: Failure): string => {
    if (kind === 'network') return t`You’re offline. Try again when you have a connection.`
    if (kind === 'forbidden' || code === 'no_permission')
      return t`You no longer have permission to do this. Ask your contact.`
    if (code === 'not_open')
      return t`This quote is no longer open. Reload the page to see its status.`
    if (code === 'no_such_quote') return t`This quote no longer exists.`
    if (code === 'nothing_left') return t`None of these articles can be ordered any more.`
    if (code === 'too_many_carts') return t`There are 50 named carts already: delete one first`
    if (code === 'no_recipient')
      return t`The customer has no email address. Add one, or share the PDF yourself.`
    return t`Something went wrong. Try again in a moment.`
  }
  return (failure: Failure) => toast({ tone: 'danger', text: words(failure) })
}

/** Declines, withdraws and mails a quote. Each answers whether it was done. */
export function useDecisions(id: string) {
  const { t } = useLingui()
  const toast = useToast()
  const refuse = useRefusal()
  const [busy, setBusy] = useState(false)
  const [decline, withdraw, send] = [
    useSave(DeclineQuote),
    useSave(WithdrawQuote),
    useSave(SendQuote),
  ]
  const run = async (work: Promise<{ failure?: Failure | undefined }>, done: string) => {
    setBusy(true)
    const { failure } = await work
    setBusy(false)
    if (failure) refuse(failure)
    else toast({ tone: 'success', text: done })
    return !failure
  }
  return {
    busy,
    decline: (reason: string) => run(decline({ id, reason }), t`Quote declined`),
    withdraw: () => run(withdraw({ id }), t`Quote withdrawn`),
    send: () => run(send({ id }), t`The quote is on its way to the customer again`),
  }
}
