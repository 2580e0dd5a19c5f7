import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import { page as readPage } from '../../db/page.ts'

interface CustCode {
  unified?: string | null
  isr?: string | null
  r3?: string | null
}

/**
 * Opens one of the customers this person may act for, by any of its codes; the transaction then sees all of them.
 * @param salesUsername must be allowed to act for the customer as well
 * @returns the customer's id, or null for an unknown or forbidden one
 */
export async function analysedCustomer(
  { tx, user }: RequestContext,
  { unified, isr, r3 }: CustCode,
  salesUsername: string | null,
): Promise<number | null> {
  if (!unified && !isr && !r3) return null
  await tx.query('SELECT act_for_all($1)', [user.id])
  const [customer] = await tx.query<{ id: number }>(
    `SELECT c.id FROM customer c WHERE c.active AND ($1::text IS NULL OR unified = $1) AND ($2::text IS NULL OR isr = $2) AND ($3::text IS NULL OR r3 = $3)
       AND ($4::text IS NULL OR EXISTS (SELECT 1 FROM app_user u WHERE u.username = $4 AND u.active AND user_may_act_for(u.id, c.id)))
     ORDER BY r3 LIMIT 1`,
    [unified || null, isr || null, r3 || null, salesUsername],
  )
  return customer?.id ?? null
}

interface DisplayRow {
  id: string
  articleCode: string
  articleCodeDisplay: string
  name: string
  brand: string
  category: 'bike' | 'paa' | 'groupset'
  sorg: string
  orderQuota: number | null
  allowToOrder: boolean
}

const display = `s.sorg || '/' || a.code AS id, a.code AS "articleCode", a.code_display AS "articleCodeDisplay", a.name, a.brand, a.category, s.sorg,
  s.order_quota AS "orderQuota", s.allow_to_order AS "allowToOrder"`

/** Reads one page of the articles of these sales organisations whose code, EAN or name contains every word. */
export const readDisplays = (
  { tx }: RequestContext,
  {
    search,
    sorgs,
    page,
  }: {
    search: string | null | undefined
    sorgs: string[]
    page: number | null | undefined
  },
) =>
  readPage<DisplayRow>(tx, {
    sql: `SELECT ${display}, a.ean FROM article a JOIN article_sorg s ON s.article_id = a.id WHERE a.active AND s.sorg = ANY ($1::text[])`,
    args: [sorgs],
    search: { term: search, in: ['"articleCode"', '"articleCodeDisplay"', 'ean', 'name'] },
    orderBy: '"articleCode", sorg',
    page,
  })

/** Reads articles by their codes, in the given order. */
export const displaysOf = (
  { tx }: RequestContext,
  products: readonly { articleCode: string; sorg: string }[],
) =>
  tx.query<DisplayRow>(
    `SELECT ${display} FROM unnest($1::text[], $2::text[]) WITH ORDINALITY w(code, sorg, n) JOIN article a ON a.code = w.code JOIN article_sorg s ON s.article_id = a.id AND s.sorg = w.sorg ORDER BY n`,
    [products.map(({ articleCode }) => articleCode), products.map(({ sorg }) => sorg)],
  )

/** Sets order limits; every one of these articles must be there. @returns the positions in `products` of those that are not */
export async function writeLimits(
  request: RequestContext,
  products: readonly { articleCode: string; sorg: string; limit?: number | null }[],
): Promise<number[]> {
  const { tx } = request
  const [codes, sorgs] = [
    products.map(({ articleCode }) => articleCode),
    products.map(({ sorg }) => sorg),
  ]
  const known = await tx.query<{ n: number; quota: number | null }>(
    `SELECT w.n::int AS n, s.order_quota AS quota FROM unnest($1::text[], $2::text[]) WITH ORDINALITY w(code, sorg, n)
     JOIN article a ON a.code = w.code JOIN article_sorg s ON s.article_id = a.id AND s.sorg = w.sorg`,
    [codes, sorgs],
  )
  const there = new Map(known.map(({ n, quota }) => [n - 1, quota]))
  const missing = [...products.keys()].filter((n) => !there.has(n))
  if (missing.length > 0) return missing
  await tx.query(
    `UPDATE article_sorg s SET order_quota = w.quota FROM unnest($1::text[], $2::text[], $3::int[]) w(code, sorg, quota), article a
     WHERE a.code = w.code AND s.article_id = a.id AND s.sorg = w.sorg`,
    [codes, sorgs, products.map(({ limit }) => limit ?? null)],
  )
  // What lists remember of these articles is no longer so.
  await tx.query('UPDATE catalogue_revision SET revision = revision + 1')
  const names = products.map(({ articleCode, sorg }) => `${sorg}/${articleCode}`)
  await audit(request, {
    action: 'order-limits.updated',
    target: names.join(','),
    before: Object.fromEntries(names.map((name, n) => [name, there.get(n) ?? null])),
    after: Object.fromEntries(names.map((name, n) => [name, products[n]!.limit ?? null])),
  })
  return []
}
