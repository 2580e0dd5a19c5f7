import DataLoader from 'dataloader'
import { hasScope } from '#domain/account/permissions.ts'
import { MarketingCategoryFields } from '#domain/content/marketing-fields.ts'
import { placeRefusal } from '#domain/content/marketing-tree.ts'
import { refused } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import { sentFile } from '../../multipart/sent-file.ts'
import type {
  MarketingMaterialCategoryInput,
  MarketingMaterialCategoryResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { areContentFiles, useFiles } from './content-files.ts'
import {
  categoryPage,
  type CategoryRow,
  readCategory,
  readCategoryFor,
  readChildren,
  shownCategory,
} from './marketing-category-store.ts'
import { orderSiblings } from './order-siblings.ts'
import { momentsOf, numberOf, refuseMarkets, restoreContent } from './publishing.ts'

const writes = ({ user }: RequestContext) => hasScope(user.permissions, ['marketing-material.cud'])

export const Query: QueryResolvers<RequestContext> = {
  async marketingMaterialCategories(_, asked, request) {
    const found = await categoryPage(request, writes(request), asked)
    return { ...found, rows: found.rows.map((row) => shownCategory(request, row)) } as never
  },
  async marketingMaterialCategory(_, { id }, request) {
    const row = await readCategoryFor(request, id, writes(request))
    return row ? (shownCategory(request, row) as never) : null
  },
}

const loaders = new WeakMap<RequestContext, DataLoader<string, CategoryRow[]>>()

/** Reads what is below all categories of an answer in one statement. */
function childrenOf(request: RequestContext): DataLoader<string, CategoryRow[]> {
  const known = loaders.get(request)
  if (known) return known
  const made = new DataLoader<string, CategoryRow[]>(async (parents) => {
    const rows = await readChildren(request, parents, writes(request))
    return parents.map((id) => rows.filter(({ parentId }) => parentId === id))
  })
  loaders.set(request, made)
  return made
}

export const MarketingMaterialCategory: MarketingMaterialCategoryResolvers<RequestContext> = {
  children: async ({ id }, _, request) =>
    (await childrenOf(request).load(id)).map((row) => shownCategory(request, row)) as never,
}

/** Refuses fields that name what the tenant does not have, and a place in the tree that cannot be. */
async function refuse(
  { tx, user }: RequestContext,
  fields: { parent: string; type: string; layout: string; file: string; markets: string[] },
  before: CategoryRow | undefined,
) {
  if (before?.deletedAt) return 'is_deleted'
  const tree = await tx.query<{ id: string; parent: string | null; type: string }>(
    'SELECT id::text, parent_id::text AS parent, type FROM marketing_category WHERE deleted_at IS NULL',
  )
  const materials = before
    ? await tx.query('SELECT 1 FROM content_item WHERE category_id = $1 LIMIT 1', [
        numberOf(before.id),
      ])
    : []
  const misplaced = placeRefusal(tree, {
    id: before?.id,
    parent: fields.parent,
    type: fields.type,
    hasMaterials: materials.length > 0,
  })
  if (misplaced) return misplaced
  if (fields.layout) {
    const layouts = await tx.query(
      `SELECT 1 FROM content_layout WHERE id = $1 AND type = 'marketing_material'`,
      [numberOf(fields.layout)],
    )
    if (layouts.length === 0) return ['unknown_layout', 'layout'] as const
  }
  const owner = `marketing-category:${before?.id ?? ''}`
  if (fields.file && !(await areContentFiles(tx, owner, user.id, [fields.file])))
    return ['unknown_file', 'file'] as const
  return refuseMarkets(tx, fields.markets)
}

const save = (
  request: RequestContext,
  {
    validFrom,
    validTo,
    itemPerLine,
    layout,
    parent,
    file,
    ...rest
  }: MarketingMaterialCategoryInput,
  at: { id?: string; seen?: string | null },
) => {
  const { tx, tenant, clock } = request
  const sent = file ? sentFile(String(file)) : { id: '' }
  return saveRecord(request, {
    kind: 'marketing-category',
    schema: MarketingCategoryFields,
    input: {
      ...rest,
      parent: parent ?? '',
      layout: layout ?? '',
      itemPerLine: String(itemPerLine),
      file: 'id' in sent ? sent.id : '',
      from: validFrom,
      to: validTo,
    },
    ...at,
    read: readCategory(request),
    refuse: (fields, before) =>
      'refusal' in sent ? ([sent.refusal, 'file'] as const) : refuse(request, fields, before),
    async write(fields, before) {
      const values = [
        fields.type,
        fields.title,
        fields.parent ? numberOf(fields.parent) : null,
        fields.showChilds,
        Number(fields.itemPerLine),
        fields.layout ? numberOf(fields.layout) : null,
        fields.markets.map(numberOf),
        ...momentsOf(tenant, fields),
      ]
      const last = `(SELECT coalesce(max(o.sorting), -1) + 1 FROM marketing_category o WHERE o.parent_id IS NOT DISTINCT FROM $3::int)`
      const written = before
        ? await tx.query<{ id: string }>(
            `UPDATE marketing_category SET type = $1, title = $2, sorting = CASE WHEN parent_id IS DISTINCT FROM $3::int THEN ${last} ELSE sorting END,
               parent_id = $3, show_childs = $4, item_per_line = $5, layout_id = $6, markets = $7::int[], "from" = $8, "to" = $9 WHERE id = $10 RETURNING id::text`,
            [...values, numberOf(before.id)],
          )
        : await tx.query<{ id: string }>(
            `INSERT INTO marketing_category (type, title, parent_id, show_childs, item_per_line, layout_id, markets, "from", "to", sorting, tenant_id, created_at)
             VALUES ($1, $2, $3::int, $4, $5, $6, $7::int[], $8, $9, ${last}, $10, $11) RETURNING id::text`,
            [...values, tenant.id, clock()],
          )
      await useFiles(
        tx,
        tenant.id,
        `marketing-category:${written[0]!.id}`,
        fields.file ? [fields.file] : [],
      )
      return written
    },
    answer: (row) => ({ marketingMaterialCategory: shownCategory(request, row) as never }),
  })
}

const setDeleted = ({ tx }: RequestContext, id: string, at: Date | null) =>
  tx.query('UPDATE marketing_category SET deleted_at = $2 WHERE id = $1', [numberOf(id), at])

export const Mutation: MutationResolvers<RequestContext> = {
  createMarketingMaterialCategory: (_, { marketingMaterialCategory }, request) =>
    save(request, marketingMaterialCategory, {}),
  updateMarketingMaterialCategory: (_, { marketingMaterialCategory, id, seen }, request) =>
    save(request, marketingMaterialCategory, { id, seen: seen ?? null }),
  deleteMarketingMaterialCategory: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'marketing-category',
      id,
      read: readCategory(request),
      refuse: ({ deletedAt, totalChildren, totalMaterials }) =>
        deletedAt ? 'is_deleted' : totalChildren + totalMaterials > 0 && 'in_use',
      remove: () => setDeleted(request, id, request.clock()),
    }),
  async restoreMarketingMaterialCategory(_, { id }, request) {
    const [lost] = await request.tx.query(
      'SELECT 1 FROM marketing_category c JOIN marketing_category p ON p.id = c.parent_id WHERE c.id = $1 AND c.deleted_at IS NOT NULL AND p.deleted_at IS NOT NULL',
      [numberOf(id)],
    )
    if (lost) return refused('parent_deleted')
    const { row, ...answer } = await restoreContent(request, {
      kind: 'marketing-category',
      id,
      read: readCategory(request),
      restore: () => setDeleted(request, id, null),
    })
    return {
      ...answer,
      marketingMaterialCategory: row ? (shownCategory(request, row) as never) : null,
    }
  },
  orderMarketingMaterialCategories: (_, { ids }, request) =>
    orderSiblings(request, 'marketing-category', ids),
}
