import { categoryRoute } from '#domain/content/marketing-tree.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import { type ContentFileRow, contentFile, fileIdsSql, filesSql } from './content-files.ts'
import { layoutJson } from './market-resolvers.ts'
import { type CategoryLink, pathSql, seenSql } from './marketing-sql.ts'
import {
  contentMoment,
  numberOf,
  type PublishedRow,
  publishedSql,
  readableSql,
  validSql,
} from './publishing.ts'

/** A marketing category as it is stored, with what this person sees in it. */
export interface CategoryRow extends PublishedRow {
  title: string
  type: string
  parentId: string | null
  showChilds: boolean
  itemPerLine: number
  sorting: number
  uploadAt: Date
  layout: object | null
  files: ContentFileRow[]
  above: CategoryLink[]
  totalChildren: number
  totalMaterials: number
  unread: number
}

/** All categories; $1 is the moment, $2 the person, $3 whether they write. The revision leaves out order and counts. */
const categoriesSql = `WITH RECURSIVE ${seenSql},
  material AS (SELECT t.id, t.category_id, s.path, EXISTS (SELECT 1 FROM content_read r WHERE r.item = t.id AND r.of_user = $2) AS "isRead"
    FROM content_item t JOIN seen s ON s.id = t.category_id WHERE t.kind = 'material' AND ${readableSql} AND ${validSql})
  SELECT c.*, md5(concat(c.title, '|', c.type, '|', c."parentId", '|', c."showChilds", '|', c."itemPerLine", '|', c.layout, '|', ${fileIdsSql('c.files')}, '|', c."from", '|', c."to", '|', c."contentTargetMarkets", '|', c."deletedAt")) AS revision
  FROM (SELECT ${publishedSql}, t.title, t.type, t.parent_id::text AS "parentId", t.show_childs AS "showChilds", t.item_per_line AS "itemPerLine",
      t.sorting, t.created_at AS "uploadAt", t.markets AS markets,
      (SELECT ${layoutJson} FROM content_layout l WHERE l.id = t.layout_id) AS layout,
      ${filesSql(`'marketing-category:' || t.id`)} AS files, ${pathSql('t.parent_id')} AS above,
      EXISTS (SELECT 1 FROM seen s WHERE s.id = t.id) AS seen,
      CASE WHEN $3 THEN (SELECT count(*) FROM marketing_category k WHERE k.parent_id = t.id AND k.deleted_at IS NULL)
        ELSE (SELECT count(*) FROM marketing_category k JOIN seen s ON s.id = k.id WHERE k.parent_id = t.id) END::int AS "totalChildren",
      CASE WHEN $3 THEN (SELECT count(*) FROM content_item i WHERE i.category_id = t.id AND i.deleted_at IS NULL)
        ELSE (SELECT count(*) FROM material m WHERE m.category_id = t.id) END::int AS "totalMaterials",
      (SELECT count(*) FROM material m WHERE t.id = ANY (m.path) AND NOT m."isRead")::int AS unread
    FROM marketing_category t) c`

const usual = 'sorting, id'

/** Reads a category whatever its state. */
export const readCategory =
  ({ clock, user }: RequestContext) =>
  async (tx: Tx, id: string): Promise<CategoryRow | undefined> =>
    (
      await tx.query<CategoryRow>(`${categoriesSql} WHERE c.id = $4`, [
        clock(),
        user.id,
        true,
        String(numberOf(id)),
      ])
    )[0]

/** Reads a category that this person may read: writers any, readers what is valid and for them. */
export async function readCategoryFor(
  { tx, clock, user }: RequestContext,
  id: string,
  writes: boolean,
): Promise<CategoryRow | undefined> {
  const [row] = await tx.query<CategoryRow>(`${categoriesSql} WHERE c.id = $4 AND ($3 OR c.seen)`, [
    clock(),
    user.id,
    writes,
    String(numberOf(id)),
  ])
  return row
}

/** Reads the categories below others, in their order: to writers all that are not deleted. */
export const readChildren = (
  { tx, clock, user }: RequestContext,
  parents: readonly string[],
  writes: boolean,
): Promise<CategoryRow[]> =>
  tx.query<CategoryRow>(
    `${categoriesSql} WHERE c."parentId" = ANY ($4::text[]) AND CASE WHEN $3 THEN c.state <> 'DELETED' ELSE c.seen END ORDER BY ${usual}`,
    [clock(), user.id, writes, parents],
  )

interface CategoryQuery {
  search?: string | null
  type?: string | null
  root?: boolean | null
  parent?: string | null
  validOnly?: boolean | null
  filter?: string | null
  filterContentTargetMarket?: string | null
  sort?: string | null
  page?: number | null
  limit?: number | null
}

/** A page of categories: to writers all that are not deleted or those of a state, to readers what they see. */
export function categoryPage(
  { tx, clock, user }: RequestContext,
  writes: boolean,
  asked: CategoryQuery,
) {
  const { filterContentTargetMarket: market, parent } = asked
  return page<CategoryRow>(tx, {
    sql: `${categoriesSql} WHERE CASE WHEN NOT $3 OR $4 THEN c.seen WHEN $5::text IS NULL THEN c.state <> 'DELETED' ELSE c.state = $5 END
      AND ($6::text IS NULL OR c.type = $6) AND (NOT $7 OR c."parentId" IS NULL) AND ($8::text IS NULL OR c."parentId" = $8)
      AND ($9::int IS NULL OR c.markets = '{}' OR $9 = ANY (c.markets))`,
    args: [
      clock(),
      user.id,
      writes,
      asked.validOnly ?? false,
      asked.filter,
      asked.type,
      asked.root ?? false,
      parent ? String(numberOf(parent)) : null,
      market ? numberOf(market) : null,
    ],
    search: { term: asked.search, in: ['title'] },
    orderBy: orderOf(
      asked.sort,
      { title: 'title', validFrom: '"from"', validTo: '"to"' },
      `type, ${usual}`,
    ),
    page: asked.page,
    limit: asked.limit,
    // Forms offer all of them.
    most: 999,
  })
}

/** A category as the contract's links have it. */
export const shownLink = ({ id, title, type }: CategoryLink) => ({
  id,
  title,
  route: categoryRoute(type, id),
})

/** A category as the contract has it, but for the ones below it. */
export function shownCategory({ tenant }: RequestContext, row: CategoryRow) {
  const breadcrumb = row.above.map(shownLink)
  return {
    ...row,
    route: categoryRoute(row.type, row.id),
    parent: breadcrumb.at(-1) ?? null,
    breadcrumb,
    validFrom: contentMoment(tenant, row.from),
    validTo: contentMoment(tenant, row.to),
    publishedAt: row.from,
    file: row.files[0] ? contentFile(row.files[0]) : null,
  }
}
