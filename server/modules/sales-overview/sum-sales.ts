import type { Clock } from '../../clock.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Handler } from '../../jobs/worker.ts'

const key = 'customer_id, sorg, month, currency, department, brand, category, model, series'

/**
 * Lines of invoices with the article's place in the range. An invoice without lines counts by its total, once for all of
 * its installments.
 */
const sumSql = `
  WITH sold AS (
    SELECT i.customer_id, i.sorg, i.invoice_date, coalesce(i.currency, o.currency) AS currency, l.article_code, l.brand, l.subtotal AS net, l.qty
    FROM invoice i JOIN invoice_line l ON l.tenant_id = i.tenant_id AND l.invoice_no = i.invoice_no
    JOIN sales_organisation o ON o.tenant_id = i.tenant_id AND o.sorg = i.sorg
    UNION ALL
    SELECT i.customer_id, i.sorg, i.invoice_date, coalesce(i.currency, o.currency), NULL, NULL,
      i.grand_total - i.tax - i.shipping_cost - i.recycle_fee - i.surcharges + i.freight_allowance, 0
    FROM invoice i JOIN sales_organisation o ON o.tenant_id = i.tenant_id AND o.sorg = i.sorg
    WHERE (i.installment IS NULL OR i.installment LIKE '1/%')
      AND NOT EXISTS (SELECT 1 FROM invoice_line l WHERE l.tenant_id = i.tenant_id AND l.invoice_no = i.invoice_no)),
  summed AS MATERIALIZED (
    SELECT s.customer_id, s.sorg, date_trunc('month', s.invoice_date)::date AS month, s.currency, coalesce(a.category, '') AS department,
      coalesce(nullif(a.brand, ''), s.brand, '') AS brand, coalesce(k.wording, a.mc, '') AS category, coalesce(a.model_name, '') AS model,
      coalesce(a.serie, '') AS series, sum(s.net) AS net_sales, round(sum(s.qty))::int AS quantity
    FROM sold s LEFT JOIN article a ON a.tenant_id = $1 AND a.code = s.article_code
    LEFT JOIN bike_category k ON k.tenant_id = $1 AND k.sorg = s.sorg AND k.mcid = a.mc
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9),
  gone AS (
    DELETE FROM sales_month m WHERE NOT EXISTS (SELECT 1 FROM summed s
      WHERE (s.customer_id, s.sorg, s.month, s.currency, s.department, s.brand, s.category, s.model, s.series)
        = (m.customer_id, m.sorg, m.month, m.currency, m.department, m.brand, m.category, m.model, m.series)))
  INSERT INTO sales_month AS m (tenant_id, ${key}, net_sales, quantity) SELECT $1, ${key}, net_sales, quantity FROM summed
  ON CONFLICT (tenant_id, ${key}) DO UPDATE SET net_sales = EXCLUDED.net_sales, quantity = EXCLUDED.quantity
  WHERE (m.net_sales, m.quantity) IS DISTINCT FROM (EXCLUDED.net_sales, EXCLUDED.quantity)`

/** Sums a tenant's invoices by month; rows that are as they were are not touched. */
async function sumSales(tx: Tx, tenantId: string, now: Date): Promise<void> {
  await tx.query(`SELECT set_config('statement_timeout', '0', true)`)
  // Two imports may end at once: the second sums what both brought.
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('sum-sales ' || $1))`, [tenantId])
  await tx.query(sumSql, [tenantId])
  await tx.query(
    'INSERT INTO sales_summed (tenant_id, at) VALUES ($1, $2) ON CONFLICT (tenant_id) DO UPDATE SET at = EXCLUDED.at',
    [tenantId, now],
  )
}

/** Sums sales after an import of invoices, so that the overview never reads their lines. */
export const salesSummer =
  ({ database, clock }: { database: Database; clock: Clock }): Handler<'sum-sales'> =>
  ({ tenantId }) =>
    database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
      sumSales(tx, tenantId, clock()),
    )
