import type { CustomerScope } from './customer-scopes.ts'

/** Uses of a machine key. Each is asked for by an address of the machine API or a field of the contract. */
export const machineScopes = [
  'orders.read',
  'orders.acknowledge',
  'orders.write',
  'claims.read',
  'claims.process',
  'claims.write',
  'frames.read',
  'retail-sales.read',
  'inspections.read',
  'bonus.read',
  'bonus.write',
  'quotes.read',
  'payments.read',
  'deliveries.read',
  'collect-orders.read',
  'third-party.read',
  'third-party.process',
  'third-party.write',
  'visits.read',
  'inquiries.read',
  'inquiries.process',
  'feedback.read',
  'feedback.process',
  'users.read',
  'users.deactivate',
  'restock-alerts.read',
  'promotions.read',
  'promotions.write',
  'articles.read',
  'articles.write',
  'stock.read',
  'stock.write',
  'prices.read',
  'prices.write',
  'customers.read',
  'customers.write',
  'invoices.read',
  'invoices.write',
  'documents.read',
  'documents.write',
  'feeds.write',
  'sandbox.reset',
] as const

export type MachineScope = (typeof machineScopes)[number]

/** A use of any key: of the whole tenant, or of one customer. */
export type KeyScope = MachineScope | CustomerScope

/** A stored scope may be older than the build; what it no longer knows gives nothing. */
export const isMachineScope = (value: string): value is MachineScope =>
  (machineScopes as readonly string[]).includes(value)
