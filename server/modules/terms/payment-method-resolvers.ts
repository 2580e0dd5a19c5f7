import { PaymentMethodFields } from '#domain/terms/term-fields.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type {
  MutationResolvers,
  PaymentMethodRecord,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord, usedBy } from '../../save-record.ts'
import { isTakenHere } from '../payments/payment-methods.ts'
import { unknownSorg } from './term-store.ts'

type Row = Omit<PaymentMethodRecord, 'offered'>

const methodsSql = `SELECT m.sorg || ':' || m.module || ':' || m.id AS id, md5(m::text) AS revision, m.sorg, m.module, m.id AS code, m.type, m.description, m.instruction,
    m.gateway_id AS "gatewayId", trim_scale(m.discount) AS discount, m.on_credit AS "onCredit", m.expiry_hours AS "expiryHours", m.customer_groups AS "customerGroups", m.sorting, m.active
  FROM payment_method m`

const read = async (tx: Tx, id: string) =>
  (await tx.query<Row>(`SELECT * FROM (${methodsSql}) m WHERE id = $1`, [id]))[0]

const target = ({ sorg, module, code }: Row) => `${sorg} ${module} ${code}`

const shown = (request: RequestContext, row: Row): PaymentMethodRecord => ({
  ...row,
  offered: row.active && isTakenHere(request, row),
})

/** Records that still need a way to pay: $1 its sales organisation, $2 its module, $3 its code. */
const places = {
  orders: `SELECT 1 FROM sales_order WHERE sorg = $1 AND $2 = 'order' AND payment_id = $3 AND status IN ('placed', 'confirmed')`,
  payments: `SELECT 1 FROM payment_request WHERE sorg = $1 AND (order_no IS NOT NULL) = ($2 = 'order') AND payment_id = $3 AND status IN ('waiting', 'uploaded')`,
  saved: `SELECT 1 FROM saved_payment WHERE sorg = $1 AND $2 IN ('order', 'invoice') AND payment_id = $3`,
}

export const Query: QueryResolvers<RequestContext> = {
  async paymentMethods(_, { sorg, module, search, sort, ...at }, request) {
    const found = await page<Row>(request.tx, {
      sql: `SELECT * FROM (${methodsSql}) m WHERE ($1::text IS NULL OR sorg = $1) AND ($2::text IS NULL OR module = $2)`,
      args: [sorg ?? null, module ?? null],
      search: { term: search, in: ['code', 'type', 'description'] },
      orderBy: orderOf(
        sort,
        { description: 'lower(description)', sorg: 'sorg', module: 'module', type: 'lower(type)' },
        'sorg, module, sorting, code',
      ),
      ...at,
    })
    return { ...found, rows: found.rows.map((row) => shown(request, row)) }
  },
  async paymentMethod(_, { id }, request) {
    const row = await read(request.tx, id)
    return row ? shown(request, row) : null
  },
}

export const Mutation: MutationResolvers<RequestContext> = {
  savePaymentMethod: (_, { paymentMethod: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'payment-method',
      schema: PaymentMethodFields,
      input,
      ...at,
      read,
      target,
      nameOf: ({ sorg, module, code }) => `${sorg}:${module}:${code}`,
      nameField: 'code',
      refuse: ({ sorg }) => unknownSorg(request, sorg),
      write: (fields) =>
        request.tx.query<{ id: string }>(
          `INSERT INTO payment_method (tenant_id, sorg, module, id, type, description, instruction, gateway_id, discount, on_credit, expiry_hours, customer_groups, sorting, active)
           VALUES ($1, $2, $3, $4, $5, $6, nullif($7, ''), nullif($8, ''), $9, $10, $11, $12, $13, $14)
           ON CONFLICT (tenant_id, sorg, module, id) DO UPDATE SET type = EXCLUDED.type, description = EXCLUDED.description, instruction = EXCLUDED.instruction,
             gateway_id = EXCLUDED.gateway_id, discount = EXCLUDED.discount, on_credit = EXCLUDED.on_credit, expiry_hours = EXCLUDED.expiry_hours,
             customer_groups = EXCLUDED.customer_groups, sorting = EXCLUDED.sorting, active = EXCLUDED.active RETURNING sorg || ':' || module || ':' || id AS id`,
          [
            request.tenant.id,
            fields.sorg,
            fields.module,
            fields.code,
            fields.type,
            fields.description,
            fields.instruction,
            fields.gatewayId,
            fields.discount,
            fields.onCredit,
            fields.expiryHours,
            fields.customerGroups,
            fields.sorting,
            fields.active,
          ],
        ),
      answer: (row) => ({ paymentMethod: shown(request, row) }),
    }),

  deletePaymentMethod: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'payment-method',
      id,
      read,
      target,
      refuse: ({ sorg, module, code }) => usedBy(request, places, [sorg, module, code]),
      remove: () =>
        request.tx.query(
          `DELETE FROM payment_method WHERE sorg || ':' || module || ':' || id = $1`,
          [id],
        ),
    }),
}
