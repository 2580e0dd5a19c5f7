import { SalesOrganisationFields } from '#domain/terms/term-fields.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  SalesOrganisation,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord, usedBy } from '../../save-record.ts'

const sorgsSql = `SELECT o.sorg AS id, md5(o::text) AS revision, o.sorg, o.name, o.merchant_name AS "merchantName", o.company_code AS "companyCode",
    o.company_name AS "companyName", o.currency, o.exact_qty_check AS "exactQtyCheck", o.available_stock_check AS "availableStockCheck",
    o.allow_pay_invoice AS "allowPayInvoice", o.url1, o.url2, o.url3
  FROM sales_organisation o`

const read = async (tx: Tx, id: string) =>
  (await tx.query<SalesOrganisation>(`${sorgsSql} WHERE o.sorg = $1`, [id]))[0]

/** Whether amounts in the currency are out already: prices that hold, or orders that aren't shipped. */
const moneyOut = async ({ tx }: RequestContext, sorg: string) =>
  usedBy(
    { tx },
    {
      prices: 'SELECT 1 FROM price WHERE sorg = $1 AND valid_to >= CURRENT_DATE',
      orders: `SELECT 1 FROM sales_order WHERE sorg = $1 AND status IN ('placed', 'confirmed')`,
    },
    [sorg],
  )

/** Records that refer to a sales organisation, by the place that an administrator looks in. */
const places = {
  customers: 'SELECT 1 FROM customer_area WHERE sorg = $1',
  articles: 'SELECT 1 FROM article_sorg WHERE sorg = $1',
  orders: 'SELECT 1 FROM sales_order WHERE sorg = $1',
  invoices: 'SELECT 1 FROM invoice WHERE sorg = $1',
  terms:
    'SELECT 1 FROM (SELECT sorg FROM shipment_rate UNION ALL SELECT sorg FROM payment_method UNION ALL SELECT sorg FROM freight_benefit) t WHERE sorg = $1',
  users: 'SELECT 1 FROM user_area WHERE sorg = $1',
  vendors: 'SELECT 1 FROM vendor WHERE $1 = ANY (sorgs)',
  settings: `SELECT 1 FROM tenant WHERE id = current_setting('app.tenant') AND config ->> 'sorg' = $1`,
}

export const Query: QueryResolvers<RequestContext> = {
  salesOrganisations: (_, { search, sort, ...at }, { tx }) =>
    page<SalesOrganisation>(tx, {
      sql: sorgsSql,
      search: { term: search, in: ['sorg', 'name', '"merchantName"', '"companyName"'] },
      orderBy: orderOf(
        sort,
        {
          sorg: 'sorg',
          merchantName: 'lower("merchantName")',
          companyName: 'lower("companyName")',
          currency: 'currency',
        },
        'sorg',
      ),
      ...at,
    }),
  salesOrganisation: async (_, { id }, { tx }) => (await read(tx, id)) ?? null,
}

export const Mutation: MutationResolvers<RequestContext> = {
  saveSalesOrganisation: (_, { salesOrganisation: input, ...at }, request) =>
    saveRecord(request, {
      kind: 'sales-organisation',
      schema: SalesOrganisationFields,
      input,
      ...at,
      read,
      nameOf: ({ sorg }) => sorg,
      nameField: 'sorg',
      refuse: async ({ sorg, currency }, before) =>
        before &&
        before.currency !== currency &&
        (await moneyOut(request, sorg)) && ['currency_fixed', 'currency'],
      write: (fields) =>
        request.tx.query<{ id: string }>(
          `INSERT INTO sales_organisation (tenant_id, sorg, name, merchant_name, company_code, company_name, currency, exact_qty_check, available_stock_check, allow_pay_invoice, url1, url2, url3)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, nullif($11, ''), nullif($12, ''), nullif($13, ''))
           ON CONFLICT (tenant_id, sorg) DO UPDATE SET name = EXCLUDED.name, merchant_name = EXCLUDED.merchant_name, company_code = EXCLUDED.company_code,
             company_name = EXCLUDED.company_name, currency = EXCLUDED.currency, exact_qty_check = EXCLUDED.exact_qty_check,
             available_stock_check = EXCLUDED.available_stock_check, allow_pay_invoice = EXCLUDED.allow_pay_invoice,
             url1 = EXCLUDED.url1, url2 = EXCLUDED.url2, url3 = EXCLUDED.url3 RETURNING sorg AS id`,
          [
            request.tenant.id,
            fields.sorg,
            fields.name,
            fields.merchantName,
            fields.companyCode,
            fields.companyName,
            fields.currency,
            fields.exactQtyCheck,
            fields.availableStockCheck,
            fields.allowPayInvoice,
            fields.url1,
            fields.url2,
            fields.url3,
          ],
        ),
      answer: (salesOrganisation) => ({ salesOrganisation }),
    }),

  deleteSalesOrganisation: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'sales-organisation',
      id,
      read,
      refuse: () => usedBy(request, places, [id]),
      remove: () => request.tx.query('DELETE FROM sales_organisation WHERE sorg = $1', [id]),
    }),
}
