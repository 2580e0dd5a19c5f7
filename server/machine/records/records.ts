import { feedback, inquiries, restockAlerts, users } from './people-records.ts'
import type { MachineRecord } from './record.ts'
import {
  collectOrders,
  deliveries,
  payments,
  quotes,
  thirdPartyOrders,
  vendorArticles,
} from './sales-records.ts'
import { accountBikes, claims, inspections, retailSales, visits } from './service-records.ts'

/** Everything that the portal itself makes and programs read; a further one is one entry. */
export const machineRecords: readonly MachineRecord[] = [
  claims,
  retailSales,
  accountBikes,
  inspections,
  visits,
  quotes,
  payments,
  deliveries,
  collectOrders,
  thirdPartyOrders,
  vendorArticles,
  users,
  inquiries,
  feedback,
  restockAlerts,
]
