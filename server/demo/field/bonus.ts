import type { Day } from '#domain/time/day.ts'
import { bonusPrograms } from '#domain/bonus/bonus.ts'
import type { Database } from '../../db/database.ts'
import type { TenantSpec } from '../tenant-spec.ts'

/** Bikes of a third of the brands count for the second programme, all others for the first. */
const pointsSql = `INSERT INTO bonus_point (tenant_id, program, article_code, purchase_point, sale_point, class)
  SELECT $1, CASE WHEN rank % 3 = 0 THEN 'wim' ELSE 'polygon' END, code, 2 + n % 4, 1 + n % 2, (ARRAY['A', 'B', 'C'])[1 + n % 3]
  FROM (SELECT code, dense_rank() OVER (ORDER BY brand) AS rank, row_number() OVER (ORDER BY code)::int AS n FROM article WHERE category = 'bike') a ON CONFLICT DO NOTHING`

/** Past quarters are verified, the one before the current less than the others; the current one is not. */
const resultsSql = `INSERT INTO bonus_result (tenant_id, customer_id, program, quarter, verification, on_time_payment)
  SELECT $1, c.id, $2, to_char(d, 'YYYY"Q"Q'), CASE WHEN n > 0 THEN CASE n WHEN 1 THEN 85 ELSE 100 END END, CASE WHEN n % 2 = 1 THEN 25 * $4::numeric ELSE 0 END
  FROM generate_series(0, 4) n, LATERAL (SELECT date_trunc('quarter', $3::date) - n * interval '3 months' AS d) q, customer c ON CONFLICT DO NOTHING`

/** Gives the demo points, their values and the results of five quarters. @param today day they are counted back from */
export const addBonus = (
  database: Database,
  { id, config }: TenantSpec,
  today: Day,
): Promise<void> =>
  database.within({ tenantId: id, user: 'any', customers: 'all' }, async (tx) => {
    const value = config.currency?.decimalPrecision === 0 ? 20_000 : 2
    await tx.query(pointsSql, [id])
    for (const program of bonusPrograms) {
      await tx.query(
        `INSERT INTO bonus_value (tenant_id, program, quarter, purchase_value, sale_value)
         SELECT $1, $2, to_char(date_trunc('quarter', $3::date) - n * interval '3 months', 'YYYY"Q"Q'), $4::numeric, $4::numeric * 2 FROM generate_series(0, 8) n ON CONFLICT DO NOTHING`,
        [id, program, today, value],
      )
      await tx.query(resultsSql, [id, program, today, value])
    }
  })
