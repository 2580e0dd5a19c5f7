import { useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { useSave } from '#data/save.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { RestockSubscriptions, Subscribe, Unsubscribe } from './restock.gql.ts'

interface Wanted {
  id: string
  name: string
  article_code: string
  sorg: string
}

/** Whether the person waits for an article, and the switch of it; `waiting` null: not known. */
export function useRestock({ id, name, article_code: articleCode, sorg }: Wanted, pause = false) {
  const { t } = useLingui()
  const toast = useToast()
  const router = useRouter()
  const [{ data }, askAgain] = useQuery({
    query: RestockSubscriptions,
    requestPolicy: 'cache-and-network',
    pause,
  })
  const subscribe = useSave(Subscribe)
  const unsubscribe = useSave(Unsubscribe)
  const [busy, setBusy] = useState(false)
  const online = useAtomValue(onlineAtom)
  const [unsure, setUnsure] = useState(false)
  useEffect(() => {
    if (!unsure || !online) return
    setUnsure(false)
    askAgain({ requestPolicy: 'network-only' })
  }, [unsure, online, askAgain])
  const turn = async (on: boolean) => {
    setBusy(true)
    const { failure } = await (on ? subscribe : unsubscribe)({ articleCode, sorg })
    setBusy(false)
    if (failure?.code === 'in_stock') {
      // The screen says that there is none.
      void router.invalidate()
      return toast({ tone: 'success', text: t`${name} is in stock already` })
    }
    if (failure?.code === 'too_many')
      return toast({
        tone: 'danger',
        text: t`You wait for too many articles already. End some of them first.`,
      })
    if (failure?.code === 'notifications_off')
      return toast({
        tone: 'danger',
        text: t`Nobody is told when an article is back at the moment: this portal sends no messages.`,
      })
    if (failure?.kind === 'forbidden')
      return toast({
        tone: 'danger',
        text: t`You no longer have the right to do this. Ask your contact for it.`,
      })
    if (failure?.kind === 'network') {
      // It may have arrived, and the answer alone been lost.
      setUnsure(true)
      return toast({
        tone: 'danger',
        text: t`No answer came: the wish may have arrived. It is asked about as soon as there is a network.`,
      })
    }
    if (failure)
      return toast({
        tone: 'danger',
        text: on
          ? t`The wish was not kept. Check the connection and try again.`
          : t`The wish was not ended. Check the connection and try again.`,
      })
    toast({
      tone: 'success',
      text: on
        ? t`You will be told when ${name} is in stock again`
        : t`You will not be told of ${name}`,
    })
  }
  return {
    waiting: data ? data.restockSubscriptions.some((one) => one.id === id) : null,
    busy,
    turn,
  }
}
