import { useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useClient, useQuery } from 'urql'
import { useSave } from '#data/save.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { RestockSubscriptions, SubscribeToRestock, UnsubscribeFromRestock } from './restock.gql.ts'

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
  const [{ data }] = useQuery({
    query: RestockSubscriptions,
    requestPolicy: 'cache-and-network',
    pause,
  })
  const subscribe = useSave(SubscribeToRestock)
  const unsubscribe = useSave(UnsubscribeFromRestock)
  const [busy, setBusy] = useState(false)
  const online = useAtomValue(onlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const offline = useAtomValue(offlineAtom)
  const switched = useSwitchedAlerts()
  /** Stores the switch on the device, which sends it when it can: without a connection, or where an answer was lost. */
  const queue = async (on: boolean) => {
    try {
      const kind = on ? 'RESTOCK_ON' : 'RESTOCK_OFF'
      await offline!.dispatch(customerKey!, [
        { intent: { kind, args: { sorg, article: articleCode } } },
      ])
    } catch {
      return toast({ tone: 'danger', text: t`This device couldn’t save the change.` })
    }
    toast({
      tone: 'success',
      text: on
        ? t`Saved. The alert for ${name} starts when you are back online.`
        : t`Saved. The alert for ${name} stops when you are back online.`,
    })
  }
  const canQueue = offline !== null && customerKey !== null
  const turn = async (on: boolean) => {
    // A switch that is queued already must not be overtaken by a later one.
    if (canQueue && (!online || switched.has(id))) return queue(on)
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
        text: t`You have too many restock alerts. Stop some of them first.`,
      })
    if (failure?.code === 'notifications_off')
      return toast({
        tone: 'danger',
        text: t`Restock alerts are paused: this portal sends no messages at the moment.`,
      })
    if (failure?.kind === 'forbidden')
      return toast({
        tone: 'danger',
        text: t`You no longer have permission to do this. Ask your contact.`,
      })
    if (failure?.kind === 'network') {
      if (canQueue) return queue(on)
      return toast({
        tone: 'danger',
        text: t`You’re offline. Try again when you have a connection.`,
      })
    }
    if (failure)
      return toast({
        tone: 'danger',
        text: on
          ? t`We couldn’t start the alert. Check the connection and try again.`
          : t`We couldn’t stop the alert. Check the connection and try again.`,
      })
    toast({
      tone: 'success',
      text: on ? t`We’ll notify you when ${name} is back in stock` : t`Alerts for ${name} are off`,
    })
  }
  return {
    waiting:
      switched.get(id) ?? (data ? data.restockSubscriptions.some((one) => one.id === id) : null),
    canQueue,
    busy,
    turn,
  }
}

/** The alerts that were switched on this device, until the server's own list is read again. */
function useSwitchedAlerts(): ReadonlyMap<string, boolean> {
  const alerts = useAtomValue(offlineAtom)?.restock
  const online = useAtomValue(onlineAtom)
  const client = useClient()
  const [switched, setSwitched] = useState<ReadonlyMap<string, boolean>>(none)
  useEffect(() => alerts?.subscribe(setSwitched), [alerts])
  useEffect(() => {
    if (!alerts || !online || switched.size === 0) return
    const at = Date.now()
    void client
      .query(RestockSubscriptions, {}, { requestPolicy: 'network-only' })
      .toPromise()
      .then(({ error }) => error === undefined && alerts.listRead(at))
  }, [alerts, online, client, switched])
  return alerts ? switched : none
}

const none: ReadonlyMap<string, boolean> = new Map()
