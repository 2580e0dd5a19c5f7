import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useUser } from '#shell/session/use-session.ts'
import { watchOrders } from '#offline/cart/accepted-orders.ts'
import { database } from '#offline/database.ts'

/** Announces orders made offline once the server has placed them, on whatever screen the person is. */
export function PlacedOrdersHost() {
  const { t } = useLingui()
  const { id } = useUser()
  const toast = useToast()
  const navigate = useNavigate()
  const announce = (numbers: string[]) =>
    toast({
      tone: 'success',
      text: t`Your offline order was placed: ${numbers.join(', ')}`,
      action: {
        label: t`Show order`,
        run: () =>
          void (numbers.length === 1
            ? navigate({ to: '/order/view/{-$orderNo}', params: { orderNo: numbers[0] } })
            : navigate({
                to: '/cart/order-confirmation',
                search: { orders: numbers.join(',') },
              })),
      },
    })
  const latest = useRef(announce)
  useEffect(() => {
    latest.current = announce
  })
  useEffect(() => {
    let known: ReadonlySet<string> | null = null
    return watchOrders(database, id, ({ accepted }) => {
      const fresh = accepted.filter(({ orderNo, wasOffline }) => wasOffline && !known?.has(orderNo))
      if (known && fresh.length > 0) latest.current(fresh.map(({ orderNo }) => orderNo))
      known = new Set(accepted.map(({ orderNo }) => orderNo))
    })
  }, [id])
  return null
}
