import { useNavigate } from '@tanstack/react-router'
import { useQuery } from 'urql'
import { useDebounced } from '#parts/customer/use-debounced.ts'
import { useMenu } from '#parts/menu/use-menu.ts'
import { useScope } from '#shell/session/use-session.ts'
import { PaletteOfficeOrders, PaletteOrders } from './palette-orders.gql.ts'
import type { PaletteOption } from './palette-option.ts'

/** A number of an order is at least as long, and the server is asked once typing rests, in milliseconds. */
const shortest = 4
const pause = 400

/** Orders whose number, the ERP's or the buyer's own fits: all customers' for the office, else the chosen customer's. */
export function usePaletteOrders(typed: string, online: boolean): PaletteOption[] {
  const navigate = useNavigate()
  const {
    facts: { user },
  } = useMenu()
  const isOffice = useScope('page.orderlist')
  const mayRead = useScope('page.order-status') && Boolean(user.customerData)
  const search = useDebounced(typed, pause)
  const isNumber = search === typed && search.length >= shortest && /\d/.test(search)
  const wanted = online && isNumber
  const [office] = useQuery({
    query: PaletteOfficeOrders,
    variables: { search },
    pause: !wanted || !isOffice,
  })
  const [own] = useQuery({
    query: PaletteOrders,
    variables: { search },
    pause: !wanted || isOffice || !mayRead,
  })
  if (!wanted) return []
  const found = isOffice
    ? (office.data?.officeOrders.rows ?? []).map(({ order_no, custCode, custName }) => ({
        order_no,
        hint: custName,
        customer: custCode as string | undefined,
      }))
    : (own.data?.orderPage.rows ?? []).map(({ order_no, sap_order_no, custPoNo }) => ({
        order_no,
        hint: [sap_order_no, custPoNo].filter(Boolean).join(' · ') || undefined,
        customer: undefined,
      }))
  return found.map(({ order_no, hint, customer }) => ({
    id: `order-${order_no}`,
    label: order_no,
    hint,
    icon: 'clipboard',
    go: () =>
      void navigate({
        to: '/order/view/{-$orderNo}',
        params: { orderNo: order_no },
        search: customer ? { customer } : {},
      }),
  }))
}
