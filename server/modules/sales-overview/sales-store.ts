import type { Tx } from '../../db/database.ts'

/** Question of the overview; empty lists narrow nothing. */
export interface SalesAsked {
  sorg: string
  year: number
  department: string | null
  months: readonly number[]
  brands: readonly string[]
  merchandiseCategories: readonly string[]
  models: readonly string[]
  series: readonly string[]
}

export interface Figure {
  netSales: string
  netSalesLastYear: string
  invoiceQuantity: number
}
export interface NamedFigure extends Figure {
  name: string
}

/** Groups of one kind that are answered. */
const maxGroups = 50

/** Rows of two years that fit the question, of the customers this transaction sees. */
export const salesRowsSql = `
  SELECT m.*, extract(month FROM m.month)::int AS number, m.month >= make_date($2, 1, 1) AS this_year
  FROM sales_month m JOIN sales_organisation o ON o.tenant_id = m.tenant_id AND o.sorg = m.sorg AND o.currency = m.currency
  WHERE m.sorg = $1 AND m.month >= make_date($2 - 1, 1, 1) AND m.month < make_date($2 + 1, 1, 1) AND ($3::text IS NULL OR m.department = $3)
    AND (cardinality($4::int[]) = 0 OR extract(month FROM m.month)::int = ANY ($4)) AND (cardinality($5::text[]) = 0 OR m.brand = ANY ($5))
    AND (cardinality($6::text[]) = 0 OR m.category = ANY ($6)) AND (cardinality($7::text[]) = 0 OR m.model = ANY ($7))
    AND (cardinality($8::text[]) = 0 OR m.series = ANY ($8))`

/** Arguments of `salesRowsSql`. */
export const salesArgs = (asked: SalesAsked): unknown[] => [
  asked.sorg,
  asked.year,
  asked.department,
  asked.months,
  asked.brands,
  asked.merchandiseCategories,
  asked.models,
  asked.series,
]

interface GroupRow extends Figure {
  kind: 'all' | 'month' | 'brand' | 'category' | 'model' | 'series'
  name: string
  model: string
}

// One pass sums the customers up, which leaves few rows; a second over those gives every grouping.
const overviewSql = `
  WITH fitting AS MATERIALIZED (
    SELECT number, this_year, brand, category, model, series, sum(net_sales) AS net_sales, sum(quantity) AS quantity
    FROM (${salesRowsSql}) sold GROUP BY 1, 2, 3, 4, 5, 6),
  grouped AS (
    SELECT CASE WHEN grouping(number) = 0 THEN 'month' WHEN grouping(brand) = 0 THEN 'brand' WHEN grouping(category) = 0 THEN 'category'
        WHEN grouping(series) = 0 THEN 'series' WHEN grouping(model) = 0 THEN 'model' ELSE 'all' END AS kind,
      coalesce(number::text, brand, category, series, model, '') AS name, coalesce(model, '') AS model,
      coalesce(sum(net_sales) FILTER (WHERE this_year), 0) AS "netSales", coalesce(sum(net_sales) FILTER (WHERE NOT this_year), 0) AS "netSalesLastYear",
      coalesce(sum(quantity) FILTER (WHERE this_year), 0)::int AS "invoiceQuantity"
    FROM fitting GROUP BY GROUPING SETS ((), (number), (brand), (category), (model), (model, series))),
  ranked AS (
    SELECT *, row_number() OVER (PARTITION BY kind, CASE WHEN kind = 'series' THEN model END ORDER BY greatest("netSales", "netSalesLastYear") DESC, name) AS place FROM grouped)
  SELECT kind, name, model, "netSales", "netSalesLastYear", "invoiceQuantity" FROM ranked WHERE place <= ${maxGroups} ORDER BY kind, place`

/** Plans for the year that is asked for: a plan for any year takes the rows to be few, and reads hundreds of thousands one by one. */
const planForValues = (tx: Tx) =>
  tx.query(`SELECT set_config('plan_cache_mode', 'force_custom_plan', true)`)

/** Reads every grouping of the sales that fit the question, of the customers this transaction sees. */
export async function readSales(tx: Tx, asked: SalesAsked) {
  await planForValues(tx)
  const rows = await tx.query<GroupRow>(overviewSql, salesArgs(asked))
  const of = (kind: GroupRow['kind']) => rows.filter((row) => row.kind === kind)
  const figure = ({ kind: _, model: __, ...row }: GroupRow): NamedFigure => row
  const series = of('series')
  const [all] = of('all')
  return {
    total: all ?? { netSales: '0', netSalesLastYear: '0', invoiceQuantity: 0 },
    months: of('month').map(figure),
    brands: of('brand').map(figure),
    merchandiseCategories: of('category').map(figure),
    modelsV2: of('model').map((row) => ({
      ...figure(row),
      series: series.filter(({ model }) => model === row.name).map(figure),
    })),
  }
}

const choicesSql = `WITH fitting AS MATERIALIZED (SELECT DISTINCT brand, category, model, series FROM (${salesRowsSql}) sold) SELECT coalesce(array_agg(DISTINCT brand) FILTER (WHERE brand <> ''), '{}') AS brands,
       coalesce(array_agg(DISTINCT category) FILTER (WHERE category <> ''), '{}') AS "merchandiseCategories",
       coalesce(array_agg(DISTINCT model) FILTER (WHERE model <> ''), '{}') AS models, coalesce(array_agg(DISTINCT series) FILTER (WHERE series <> ''), '{}') AS series
     FROM fitting`

/** Reads what the sales of a year and the year before can be narrowed by. */
export async function readChoices(tx: Tx, asked: SalesAsked, thisYear: number) {
  await planForValues(tx)
  const [choices] = await tx.query<
    Record<'brands' | 'merchandiseCategories' | 'models' | 'series', string[]>
  >(choicesSql, salesArgs(asked))
  const years = await tx.query<{ year: number }>(
    // Each year is looked for by the index: to read all rows for their years takes longer than the figures.
    `WITH years AS MATERIALIZED (SELECT year, make_date(year, 1, 1) AS first, make_date(year + 1, 1, 1) AS next FROM generate_series($2::int + 1, 1990, -1) year)
     SELECT year FROM years WHERE EXISTS (SELECT 1 FROM sales_month m WHERE m.sorg = $1 AND m.month >= years.first AND m.month < years.next)`,
    [asked.sorg, thisYear],
  )
  return { ...choices!, years: years.map(({ year }) => year) }
}

/** Facts beside the figures: the currency they are in, others that are left out, when they were summed. */
export async function readBasis(tx: Tx, { sorg, year }: SalesAsked) {
  const [basis] = await tx.query<{ currency: string; others: string[]; at: Date | null }>(
    `SELECT o.currency, (SELECT at FROM sales_summed) AS at,
       (SELECT coalesce(array_agg(DISTINCT m.currency), '{}') FROM sales_month m WHERE m.sorg = o.sorg AND m.currency <> o.currency
          AND m.month >= make_date($2 - 1, 1, 1) AND m.month < make_date($2 + 1, 1, 1)) AS others
     FROM sales_organisation o WHERE o.sorg = $1`,
    [sorg, year],
  )
  return basis
}
