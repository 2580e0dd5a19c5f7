import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import {
  areContentFiles,
  type ContentFileRow,
  contentFile,
  fileIdsSql,
  filesSql,
  useFiles,
  usePictures,
} from './content-files.ts'
import { type CategoryLink, itemReadableSql, pathSql } from './marketing-sql.ts'
import { layoutJson } from './market-resolvers.ts'
import {
  contentMoment,
  momentsOf,
  numberOf,
  type PublishedRow,
  publishedSql,
  refuseMarkets,
  validSql,
} from './publishing.ts'
import { sanitiseHtml } from './html/sanitise-html.ts'

/** Kinds of content in `content_item`. */
type ItemKind = 'news' | 'document' | 'material'

/** News, a sales document or marketing material as it is stored. */
export interface ItemRow extends PublishedRow {
  type: string
  title: string
  subtitle: string | null
  body: string
  itemPerLine: number
  createdAt: Date
  files: ContentFileRow[]
  layout: object | null
  group: { id: string } | null
  isRead: boolean
  /** Of marketing material: its category with all above it, from the top. */
  breadcrumb: CategoryLink[]
  placeholder: ContentFileRow[]
  /** Of marketing material: code of the article it shows, as people write it. */
  product: string | null
  productRoute: string | null
}

/** Columns of all items of the kind $3; $1 is the moment, $2 the person. */
const columns = `${publishedSql}, t.type, t.title, t.subtitle, t.body, t.item_per_line AS "itemPerLine", t.created_at AS "createdAt",
  ${filesSql(`t.kind || ':' || t.id`)} AS files,
  (SELECT ${layoutJson} FROM content_layout l WHERE l.id = t.layout_id) AS layout,
  (SELECT json_build_object('id', g.id::text, 'revision', md5(g::text), 'name', g.name, 'contentTargetMarkets', '[]'::json, 'documents', 0) FROM sales_document_group g WHERE g.id = t.group_id) AS "group",
  EXISTS (SELECT 1 FROM content_read r WHERE r.item = t.id AND r.of_user = $2) AS "isRead",
  ${pathSql('t.category_id')} AS breadcrumb, ${filesSql(`t.kind || ':' || t.id || '/placeholder'`)} AS placeholder,
  (SELECT a.code_display FROM article a WHERE a.code = t.article_code) AS product,
  (SELECT '/catalog/' || a.category || '/' || a.slug FROM article a WHERE a.code = t.article_code AND a.active) AS "productRoute"`

/** With the revision over everything but who has read it. */
const itemsSql = `SELECT i.*, md5(concat(i.title, '|', i.subtitle, '|', i.body, '|', i.type, '|', i."from", '|', i."to", '|', i."itemPerLine", '|', ${fileIdsSql('i.files')}, '|', i.layout, '|', i."group", '|', i."contentTargetMarkets", '|', i."deletedAt", '|', i.category_id, '|', ${fileIdsSql('i.placeholder')}, '|', i.product)) AS revision
  FROM (SELECT ${columns}, (t.words) AS words, t.markets AS markets, t.group_id, t.category_id, t.sorting, (${itemReadableSql}) AS readable, (${validSql}) AS valid FROM content_item t WHERE t.kind = $3) i`

/** Reads an item of a kind whatever its state. */
export const readItem =
  ({ clock, user }: RequestContext, kind: ItemKind) =>
  async (tx: Tx, id: string): Promise<ItemRow | undefined> =>
    (
      await tx.query<ItemRow>(`${itemsSql} WHERE i.id = $4`, [
        clock(),
        user.id,
        kind,
        String(numberOf(id)),
      ])
    )[0]

/** Reads an item that this person may read: writers any, readers what is valid and for them. */
export async function readItemFor(
  request: RequestContext,
  kind: ItemKind,
  id: string,
  writes: boolean,
): Promise<ItemRow | undefined> {
  const { tx, clock, user } = request
  const [row] = await tx.query<ItemRow>(
    `${itemsSql} WHERE i.id = $4 AND ($5 OR (i.valid AND i.readable))`,
    [clock(), user.id, kind, String(numberOf(id)), writes],
  )
  return row
}

interface ItemQuery {
  search?: string | null
  validOnly?: boolean | null
  filter?: string | null
  filterContentTargetMarket?: string | null
  type?: string | null
  group?: string | null
  haveSalesGroup?: boolean | null
  category?: string | null
  unreadOnly?: boolean | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** A page of items: to writers all that are not deleted or those of a state, to readers what is valid and for them. */
export function itemPage(
  { tx, clock, user }: RequestContext,
  kind: ItemKind,
  writes: boolean,
  asked: ItemQuery,
) {
  const { search, validOnly, filter, filterContentTargetMarket: market, sort } = asked
  return page<ItemRow, { unread: string }>(tx, {
    sql: `${itemsSql} WHERE (i.readable OR $4)
      AND CASE WHEN NOT $4 OR $5 THEN i.valid WHEN $6::text IS NULL THEN i.state <> 'DELETED' ELSE i.state = $6 END
      AND ($7::int IS NULL OR i.markets = '{}' OR $7 = ANY (i.markets))
      AND ($8::text IS NULL OR i.type = $8) AND ($9::int IS NULL OR i.group_id = $9)
      AND ($10::boolean IS NULL OR $10 = (i.group_id IS NOT NULL))
      AND ($11::int IS NULL OR i.category_id = $11) AND NOT ($12 AND i."isRead")`,
    args: [
      clock(),
      user.id,
      kind,
      writes,
      validOnly ?? false,
      filter,
      market ? numberOf(market) : null,
      asked.type,
      asked.group ? numberOf(asked.group) : null,
      asked.haveSalesGroup,
      asked.category ? numberOf(asked.category) : null,
      asked.unreadOnly ?? false,
    ],
    search: {
      term: search,
      in: ['title', 'subtitle', `regexp_replace(body, '<[^>]*>', ' ', 'g')`],
    },
    totals: { unread: `count(*) FILTER (WHERE NOT "isRead")` },
    orderBy: orderOf(
      sort,
      { title: 'title', type: 'type', validFrom: '"from"', validTo: '"to"' },
      asked.category ? 'sorting, id' : '"from" DESC, id DESC',
    ),
    ...(kind === 'document' && { most: 100 }),
    // A category is shown whole, with its order.
    ...(asked.category && { most: 9_999 }),
    page: asked.page,
    limit: asked.limit,
  })
}

/** An item as the contract has it, without what only its kind has. */
export const shownItem = ({ tenant }: RequestContext, row: ItemRow) => {
  const files = row.files.map(contentFile)
  return {
    ...row,
    validFrom: contentMoment(tenant, row.from),
    validTo: contentMoment(tenant, row.to),
    publishedAt: row.from,
    files,
    file: files[0] ?? null,
    salesDocumentGroup: row.group,
  }
}

/** Checked fields of an item. */
interface ItemFields {
  type?: string
  title: string
  subtitle?: string
  body: string
  from: string
  to: string
  group?: string
  category?: string
  placeholder?: string
  product?: string
  layout: string
  itemPerLine: string
  markets: string[]
  files: string[]
}

const layoutTypes = {
  news: 'news',
  document: 'sales_document',
  material: 'marketing_material',
} as const

/** The code of the article that people write like $1. */
const articleSql = 'SELECT code FROM article WHERE code = $1 OR code_display = $1 LIMIT 1'

/** Refuses fields that name what the tenant does not have. */
export async function refuseItem(
  { tx, user }: RequestContext,
  kind: ItemKind,
  { markets, layout, group, category, files, placeholder, product }: ItemFields,
  before: ItemRow | undefined,
): Promise<string | readonly [string, string] | null> {
  if (before?.deletedAt) return 'is_deleted'
  const known = async (sql: string, args: unknown[]) => (await tx.query(sql, args)).length > 0
  if (
    layout &&
    !(await known('SELECT 1 FROM content_layout WHERE id = $1 AND type = $2', [
      numberOf(layout),
      layoutTypes[kind],
    ]))
  )
    return ['unknown_layout', 'layout']
  if (
    group &&
    !(await known('SELECT 1 FROM sales_document_group WHERE id = $1', [numberOf(group)]))
  )
    return ['unknown_group', 'group']
  if (
    category &&
    !(await known('SELECT 1 FROM marketing_category WHERE id = $1 AND deleted_at IS NULL', [
      numberOf(category),
    ]))
  )
    return ['unknown_category', 'category']
  if (product && !(await known(articleSql, [product]))) return ['unknown_article', 'product']
  const owner = `${kind}:${before?.id ?? ''}`
  if (!(await areContentFiles(tx, owner, user.id, files))) return ['unknown_file', 'files']
  if (placeholder && !(await areContentFiles(tx, `${owner}/placeholder`, user.id, [placeholder])))
    return ['unknown_file', 'placeholder']
  return refuseMarkets(tx, markets)
}

/** Stores an item with its files; its HTML is cleaned here. Material comes last in its category. */
export async function writeItem(
  { tx, tenant, user, clock }: RequestContext,
  kind: ItemKind,
  fields: ItemFields,
  before: ItemRow | undefined,
): Promise<{ id: string }[]> {
  const body = sanitiseHtml(fields.body)
  const [article] = fields.product
    ? await tx.query<{ code: string }>(articleSql, [fields.product])
    : []
  const values = [
    fields.type ?? '',
    fields.title,
    fields.subtitle || null,
    body,
    fields.group ? numberOf(fields.group) : null,
    fields.layout ? numberOf(fields.layout) : null,
    Number(fields.itemPerLine),
    fields.markets.map(numberOf),
    ...momentsOf(tenant, fields),
    fields.category ? numberOf(fields.category) : null,
    article?.code ?? null,
  ]
  const last = `(SELECT coalesce(max(o.sorting), -1) + 1 FROM content_item o WHERE o.category_id = $11)`
  const written = before
    ? await tx.query<{ id: string }>(
        `UPDATE content_item SET type = $1, title = $2, subtitle = $3, body = $4, group_id = $5, layout_id = $6, item_per_line = $7, markets = $8::int[], "from" = $9, "to" = $10,
           sorting = CASE WHEN category_id IS DISTINCT FROM $11::int THEN ${last} ELSE sorting END, category_id = $11, article_code = $12
         WHERE id = $13 RETURNING id::text`,
        [...values, numberOf(before.id)],
      )
    : await tx.query<{ id: string }>(
        `INSERT INTO content_item (type, title, subtitle, body, group_id, layout_id, item_per_line, markets, "from", "to", category_id, article_code, sorting, kind, tenant_id, created_by, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8::int[], $9, $10, $11::int, $12, ${last}, $13, $14, $15, $16) RETURNING id::text`,
        [...values, kind, tenant.id, user.id, clock()],
      )
  const owner = `${kind}:${written[0]!.id}`
  await useFiles(tx, tenant.id, owner, fields.files)
  await usePictures(tx, tenant.id, owner, body)
  if (kind === 'material')
    await useFiles(
      tx,
      tenant.id,
      `${owner}/placeholder`,
      fields.placeholder ? [fields.placeholder] : [],
    )
  return written
}

/** Marks an item deleted, or no longer so. */
export const setDeleted = (tx: Tx, id: string, at: Date | null) =>
  tx.query('UPDATE content_item SET deleted_at = $2 WHERE id = $1', [numberOf(id), at])
