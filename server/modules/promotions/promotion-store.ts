import type { RequestContext } from '../../context.ts'

export interface PromotionRow {
  code: string
  name: string
  description: string
  terms: string
  badge: string
  tagline: string
  locations: string[]
  productCategory: 'bike' | 'paa' | 'groupset' | null
  validTo: string
}
interface DetailRow {
  promotion: string
  articleCode: string | null
  brand: string | null
  mc: string | null
  type: string
  value: string
  minQty: number
  maxQty: number | null
}

/** Promotions of today for what this request may see, the first to end first. @param category null: all */
export const readPromotions = (
  { tx, today, sorgs, customer }: RequestContext,
  category: string | null,
): Promise<PromotionRow[]> =>
  tx.query<PromotionRow>(
    `SELECT code, name, description, terms, badge, tagline, locations, product_category AS "productCategory", valid_to AS "validTo" FROM promotion p
   WHERE $1::date BETWEEN valid_from AND valid_to AND (sorg IS NULL OR sorg = ANY ($2::text[]))
     AND ($3::text IS NULL OR product_category IS NULL OR product_category = $3)
     AND (price_group IS NULL OR EXISTS (SELECT 1 FROM customer_area a WHERE a.customer_id = $4 AND a.active AND a.price_group = p.price_group AND (p.sorg IS NULL OR a.sorg = p.sorg)))
   ORDER BY valid_to, code`,
    [today, sorgs, category, customer?.id ?? null],
  )

/** Reads the offers of promotions, in display order. */
export const readDetails = ({ tx }: RequestContext, codes: string[]): Promise<DetailRow[]> =>
  tx.query<DetailRow>(
    `SELECT promotion, article_code AS "articleCode", brand, mc, type, value, min_qty AS "minQty", max_qty AS "maxQty"
   FROM promotion_detail WHERE promotion = ANY ($1::text[]) AND active ORDER BY promotion, position`,
    [codes],
  )

export interface BenefitRow {
  sorg: string
  warehouseArea: string
  targetQty: number
  isHomeWarehouse: boolean
  discountAmount: string
}

/** Benefits of these warehouse areas in the sales organisations that this request may see. */
export const readBenefits = (
  { tx, sorgs }: RequestContext,
  areas: string[],
): Promise<BenefitRow[]> =>
  tx.query<BenefitRow>(
    `SELECT sorg, warehouse_area AS "warehouseArea", target_qty AS "targetQty", is_home_warehouse AS "isHomeWarehouse", discount_amount AS "discountAmount"
   FROM freight_benefit WHERE active AND sorg = ANY ($1::text[]) AND warehouse_area = ANY ($2::text[]) ORDER BY sorg`,
    [sorgs, areas],
  )
