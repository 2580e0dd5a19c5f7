import { shipmentRateFields } from '#domain/terms/term-fields.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  ShipmentRateRecord,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord, usedBy } from '../../save-record.ts'
import { placesOf, unknownSorg } from './term-store.ts'

const ratesSql = `SELECT r.sorg || ':' || r.id AS id, md5(r::text) AS revision, r.sorg, o.currency, r.id AS code, r.type, r.description, r.input, trim_scale(r.rate) AS rate, r.basis, r.steps,
    r.customer_groups AS "customerGroups", r.sorting, r.active
  FROM shipment_rate r JOIN sales_organisation o ON o.tenant_id = r.tenant_id AND o.sorg = r.sorg`

const read = async (tx: Tx, id: string) =>
  (await tx.query<ShipmentRateRecord>(`SELECT * FROM (${ratesSql}) r WHERE id = $1`, [id]))[0]

const target = ({ sorg, code }: ShipmentRateRecord) => `${sorg} ${code}`

export const Query: QueryResolvers<RequestContext> = {
  shipmentRates: (_, { sorg, search, sort, ...at }, { tx }) =>
    page<ShipmentRateRecord>(tx, {
      sql: `SELECT * FROM (${ratesSql}) r WHERE $1::text IS NULL OR sorg = $1`,
      args: [sorg ?? null],
      search: { term: search, in: ['code', 'type', 'description'] },
      orderBy: orderOf(
        sort,
        { description: 'lower(description)', sorg: 'sorg', rate: 'rate' },
        'sorg, sorting, code',
      ),
      ...at,
    }),
  shipmentRate: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
}

export const Mutation: MutationResolvers<RequestContext> = {
  saveShipmentRate: async (_, { shipmentRate: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'shipment-rate',
      schema: shipmentRateFields(await placesOf(request, input.sorg)),
      input: { ...input, basis: input.basis ?? '' },
      ...at,
      read,
      target,
      nameOf: ({ sorg, code }) => `${sorg}:${code}`,
      nameField: 'code',
      refuse: ({ sorg }) => unknownSorg(request, sorg),
      write: (fields) =>
        request.tx.query<{ id: string }>(
          `INSERT INTO shipment_rate (tenant_id, sorg, id, type, description, input, rate, basis, steps, customer_groups, sorting, active)
           VALUES ($1, $2, $3, $4, $5, $6, $7, nullif($8, ''), $9::jsonb, $10, $11, $12)
           ON CONFLICT (tenant_id, sorg, id) DO UPDATE SET type = EXCLUDED.type, description = EXCLUDED.description, input = EXCLUDED.input, rate = EXCLUDED.rate, basis = EXCLUDED.basis,
             steps = EXCLUDED.steps, customer_groups = EXCLUDED.customer_groups, sorting = EXCLUDED.sorting, active = EXCLUDED.active RETURNING sorg || ':' || id AS id`,
          [
            request.tenant.id,
            fields.sorg,
            fields.code,
            fields.type,
            fields.description,
            fields.input,
            fields.rate,
            fields.basis,
            JSON.stringify(fields.steps),
            fields.customerGroups,
            fields.sorting,
            fields.active,
          ],
        ),
      answer: (shipmentRate) => ({ shipmentRate }),
    }),

  deleteShipmentRate: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'shipment-rate',
      id,
      read,
      target,
      refuse: ({ sorg, code }) =>
        usedBy(
          request,
          {
            orders: `SELECT 1 FROM sales_order WHERE sorg = $1 AND shipment_id = $2 AND status IN ('placed', 'confirmed')`,
          },
          [sorg, code],
        ),
      remove: () =>
        request.tx.query(`DELETE FROM shipment_rate WHERE sorg || ':' || id = $1`, [id]),
    }),
}
