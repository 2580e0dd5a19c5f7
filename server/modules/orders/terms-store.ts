import { consignmentFillUp } from '#domain/ordering/checkout.ts'
import type { RateBasis } from '#domain/freight/shipment-rate.ts'
import type { Tx } from '../../db/database.ts'

export interface ShipToRow {
  code: string
  name: string
  address: string
  city: string | null
  postalCode: string | null
  state: string | null
  country: string | null
  phone: string | null
  isDefault: boolean
}
export interface RateRow {
  id: string
  sorg: string
  type: string
  description: string
  input: boolean
  rate: string
  basis: RateBasis | null
  steps: { from: string; rate: string }[]
  currency: string
}
export interface PaymentRow {
  id: string
  sorg: string
  type: string
  description: string
  instruction: string | null
  onCredit: boolean
  gatewayId: string | null
  discount: string
  /** Hours until a payment request that is not paid ends. */
  expiryHours: number
}

/** A customer's delivery addresses, the default one first. */
export const shipTos = (tx: Tx, customerId: number) =>
  tx.query<ShipToRow>(
    `SELECT code, name, address, city, postal_code AS "postalCode", state, country, phone, is_default AS "isDefault"
   FROM ship_to WHERE customer_id = $1 AND active ORDER BY is_default DESC, name, code`,
    [customerId],
  )

/** Kinds of shipment these sales organisations offer, money in their currency. */
export const shipmentRates = (tx: Tx, sorgs: string[]) =>
  tx.query<RateRow>(
    `SELECT r.id, r.sorg, r.type, r.description, r.input, r.rate, r.basis, r.steps, o.currency
   FROM shipment_rate r JOIN sales_organisation o ON o.tenant_id = r.tenant_id AND o.sorg = r.sorg
   WHERE r.sorg = ANY($1::text[]) AND r.active ORDER BY r.sorg, r.sorting, r.id`,
    [sorgs],
  )

/** Ways to pay. @param module order | invoice */
export const paymentMethods = (tx: Tx, sorgs: string[], module: string) =>
  tx.query<PaymentRow>(
    'SELECT id, sorg, type, description, instruction, on_credit AS "onCredit", gateway_id AS "gatewayId", discount, expiry_hours AS "expiryHours" FROM payment_method WHERE sorg = ANY($1::text[]) AND module = $2 AND active ORDER BY sorg, sorting, id',
    [sorgs, module],
  )

/** Kinds of order a customer may place beside the usual one: who holds consignment stock may have it filled up. */
export const orderTypes = async (
  tx: Tx,
  customerId: number,
): Promise<{ code: string; description: string }[]> =>
  (
    await tx.query('SELECT 1 FROM credit WHERE customer_id = $1 AND consignment > 0 LIMIT 1', [
      customerId,
    ])
  ).length > 0
    ? [consignmentFillUp]
    : []
