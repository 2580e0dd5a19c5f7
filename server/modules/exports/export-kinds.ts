import type { ExportKind as ExportKindName } from '../../resolver-types.gen.ts'
import type { ExportKind } from './export-kind.ts'
import { deliveryList } from './kinds/deliveries.ts'
import { openInvoiceList } from './kinds/open-invoices.ts'
import { openOrderList } from './kinds/open-orders.ts'
import { orderList } from './kinds/order-list.ts'
import { paidInvoiceList } from './kinds/paid-invoices.ts'
import { salesOverview } from './kinds/sales-overview.ts'
import { userList } from './kinds/users.ts'
import { visitList } from './kinds/visits.ts'

/** Every list that can be exported, by its name in the contract. */
export const exportKinds: Record<ExportKindName, ExportKind> = {
  order_list: orderList,
  sales_overview: salesOverview,
  open_invoices: openInvoiceList,
  paid_invoices: paidInvoiceList,
  open_orders: openOrderList,
  deliveries: deliveryList,
  visits: visitList,
  users: userList,
}
