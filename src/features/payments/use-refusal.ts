import { useLingui } from '@lingui/react'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#data/failure.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { refusalWords } from './payment-words.ts'

const failed = msg`That didn’t work. Check the connection and try again.`

/** Tells why the server refused something, in a toast. */
export function useRefusal() {
  const { i18n } = useLingui()
  const toast = useToast()
  return ({ code }: Failure) =>
    toast({ tone: 'danger', text: i18n._(refusalWords[code] ?? failed) })
}
