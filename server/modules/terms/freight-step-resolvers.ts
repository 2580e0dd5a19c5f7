import { freightStepFields, freightStepProblem } from '#domain/terms/term-fields.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type {
  FreightStepRecord,
  MutationResolvers,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { placesOf, unknownSorg } from './term-store.ts'

const idSql = `f.sorg || ':' || f.target_qty || ':' || f.warehouse_area`
const stepsSql = `SELECT ${idSql} AS id, md5(f::text) AS revision, f.sorg, o.currency, f.warehouse_area AS "warehouseArea", f.target_qty AS "targetQty",
    f.is_home_warehouse AS "isHomeWarehouse", trim_scale(f.discount_amount) AS "discountAmount", f.active
  FROM freight_benefit f JOIN sales_organisation o ON o.tenant_id = f.tenant_id AND o.sorg = f.sorg`

const read = async (tx: Tx, id: string) =>
  (await tx.query<FreightStepRecord>(`${stepsSql} WHERE ${idSql} = $1`, [id]))[0]

const target = ({ sorg, warehouseArea, targetQty }: FreightStepRecord) =>
  `${sorg} ${warehouseArea} ${targetQty}`.replace('  ', ' ')

export const Query: QueryResolvers<RequestContext> = {
  freightSteps: (_, { sorg, search, sort, ...at }, { tx }) =>
    page<FreightStepRecord>(tx, {
      sql: `${stepsSql} WHERE $1::text IS NULL OR f.sorg = $1`,
      args: [sorg ?? null],
      search: { term: search, in: ['sorg', '"warehouseArea"', '"targetQty"'] },
      orderBy: orderOf(
        sort,
        {
          warehouseArea: '"warehouseArea"',
          sorg: 'sorg',
          targetQty: '"targetQty"',
          discountAmount: '"discountAmount"',
        },
        'sorg, "warehouseArea", "targetQty"',
      ),
      ...at,
    }),
  freightStep: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
}

export const Mutation: MutationResolvers<RequestContext> = {
  saveFreightStep: async (_, { freightStep: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'freight-step',
      schema: freightStepFields(await placesOf(request, input.sorg)),
      input,
      ...at,
      read,
      target,
      async refuse(step, before) {
        const unknown = await unknownSorg(request, step.sorg)
        if (unknown) return unknown
        // A step that is off counts for its quantity alone: there can be no second one.
        const others = await request.tx.query<{ targetQty: number; discountAmount: string }>(
          `SELECT f.target_qty AS "targetQty", f.discount_amount AS "discountAmount" FROM freight_benefit f
           WHERE f.sorg = $1 AND f.warehouse_area = $2 AND ${idSql} IS DISTINCT FROM $3 AND (f.target_qty = $4 OR ($5 AND f.active))`,
          [step.sorg, step.warehouseArea, before?.id ?? null, step.targetQty, step.active],
        )
        return freightStepProblem(step, others)
      },
      write: (step, before) =>
        request.tx.query<{ id: string }>(
          before
            ? `UPDATE freight_benefit f SET sorg = $2, warehouse_area = $3, target_qty = $4, is_home_warehouse = $5, discount_amount = $6, active = $7 WHERE ${idSql} = $1 RETURNING ${idSql} AS id`
            : `INSERT INTO freight_benefit AS f (tenant_id, sorg, warehouse_area, target_qty, is_home_warehouse, discount_amount, active) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${idSql} AS id`,
          [
            before?.id ?? request.tenant.id,
            step.sorg,
            step.warehouseArea,
            step.targetQty,
            step.isHomeWarehouse,
            step.discountAmount,
            step.active,
          ],
        ),
      answer: (freightStep) => ({ freightStep }),
    }),

  deleteFreightStep: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'freight-step',
      id,
      read,
      target,
      remove: () => request.tx.query(`DELETE FROM freight_benefit f WHERE ${idSql} = $1`, [id]),
    }),
}
