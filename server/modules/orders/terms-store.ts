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

/** SQL that is true for terms `t` that are for everyone, or for the group of customer $2 in their sales organisation. */
const ofGroupSql = `(t.customer_groups = '{}' OR EXISTS (SELECT 1 FROM customer_area a WHERE a.customer_id = $2 AND a.sorg = t.sorg AND a.active AND a.cust_group = ANY (t.customer_groups)))`

/** Kinds of shipment these sales organisations offer a customer, money in their currency. */
export const shipmentRates = (tx: Tx, sorgs: string[], customerId: number) =>
  tx.query<RateRow>(
    `SELECT t.id, t.sorg, t.type, t.description, t.input, t.rate, t.basis, t.steps, o.currency
   FROM shipment_rate t JOIN sales_organisation o ON o.tenant_id = t.tenant_id AND o.sorg = t.sorg
   WHERE t.sorg = ANY($1::text[]) AND t.active AND ${ofGroupSql} ORDER BY t.sorg, t.sorting, t.id`,
    [sorgs, customerId],
  )

/** Ways in which a customer may pay. @param module order | invoice @param customerId null: no customer is chosen, all of them */
export const paymentMethods = (
  tx: Tx,
  sorgs: string[],
  module: string,
  customerId: number | null,
) =>
  tx.query<PaymentRow>(
    `SELECT t.id, t.sorg, t.type, t.description, t.instruction, t.on_credit AS "onCredit", t.gateway_id AS "gatewayId", t.discount, t.expiry_hours AS "expiryHours"
   FROM payment_method t WHERE t.sorg = ANY($1::text[]) AND t.module = $3 AND t.active AND ($2::int IS NULL OR ${ofGroupSql}) ORDER BY t.sorg, t.sorting, t.id`,
    [sorgs, customerId, module],
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
