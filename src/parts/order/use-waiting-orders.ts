import { useEffect, useState } from 'react'
import { useUser } from '#shell/session/use-session.ts'
import { type WaitingOrder, watchWaitingOrders } from '#offline/checkout/waiting-orders.ts'
import { database } from '#offline/database.ts'

/** Returns the signed-in person's orders that wait for the network; undefined until they are read. */
export function useWaitingOrders(): WaitingOrder[] | undefined {
  const { id } = useUser()
  const [orders, setOrders] = useState<WaitingOrder[]>()
  useEffect(() => watchWaitingOrders(database, id, setOrders), [id])
  return orders
}
