import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { sessionExpiredAtom } from '#shell/session/session-atoms.ts'
import { useUser } from '#shell/session/use-session.ts'
import { type SentOrders, watchOrders } from '#offline/cart/accepted-orders.ts'
import type { CheckoutProgress } from '#domain/ordering/checkout-answer.ts'
import { database } from '#offline/database.ts'
import { cartCustomerAtom, offlineAtom } from '#shell/sync/sync-state.ts'

const none: SentOrders = { open: [], accepted: [] }

/** Orders of the chosen customer that were sent from this device: without an answer yet, and those that were taken. */
export function useSentOrders(): SentOrders {
  const { id } = useUser()
  const customerKey = useAtomValue(cartCustomerAtom)
  const [{ open, accepted }, setOrders] = useState(none)
  useEffect(() => watchOrders(database, id, setOrders), [id])
  return useMemo(() => {
    const own = (one: { customerKey: string }) => one.customerKey === customerKey
    return { open: open.filter(own), accepted: accepted.filter(own) }
  }, [open, accepted, customerKey])
}

/** An answer may still be on its way that long. */
const patience = 1_500
const longestPause = 15_000

/** Status of an order of this cart without an answer: being asked, not arrived, or placed. */
export type OrderOutcome =
  | { state: 'asking' }
  | { state: 'not-arrived' }
  | { state: 'taken'; numbers: string[] }

/** Asks what became of an order of this cart that was left without an answer; null: there is none. @param key of the cart, '' the active one */
export function useOrderOutcome(key: string): OrderOutcome | null {
  const offline = useAtomValue(offlineAtom)
  const customerKey = useAtomValue(cartCustomerAtom)
  const online = useAtomValue(onlineAtom)
  const expired = useAtomValue(sessionExpiredAtom)
  const attempt = useSentOrders().open.find((one) => one.key === key)
  const [known, setKnown] = useState<{
    attemptKey: string
    orderOf: string
    became: OrderOutcome
  } | null>(null)
  const [attemptKey, at] = [attempt?.attemptKey, attempt?.at ?? 0]
  const orderOf = `${customerKey ?? ''} ${key}`
  useEffect(() => {
    if (!attemptKey || !offline || customerKey === null || !online || expired) return
    let timer: ReturnType<typeof setTimeout>
    let gone = false
    const ask = async (pause: number) => {
      const progress = await offline.checkout
        .resume(customerKey, key)
        .catch((): CheckoutProgress => ({ state: 'checking' }))
      if (gone) return
      if (progress.state === 'checking')
        timer = setTimeout(() => void ask(Math.min(longestPause, pause * 2)), pause)
      else
        setKnown({
          attemptKey,
          orderOf,
          became:
            progress.state === 'placed'
              ? { state: 'taken', numbers: progress.orders.map(({ order_no }) => order_no) }
              : { state: 'not-arrived' },
        })
    }
    timer = setTimeout(() => void ask(patience), Math.max(0, at + patience - Date.now()))
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [attemptKey, at, offline, customerKey, key, orderOf, online, expired])
  if (attemptKey) return known?.attemptKey === attemptKey ? known.became : { state: 'asking' }
  // The attempt is closed as soon as its order is known to be placed.
  return known?.orderOf === orderOf && known.became.state === 'taken' ? known.became : null
}
