import { hasScope } from '#domain/account/permissions.ts'
import { MarketingMaterialFields, maxBulk } from '#domain/content/marketing-fields.ts'
import { materialRoute } from '#domain/content/marketing-tree.ts'
import { done, refused, refusedAll } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import { check, type UserError, userError } from '../../failure.ts'
import { sentFile } from '../../multipart/sent-file.ts'
import type {
  MarketingMaterialInput,
  MutationResolvers,
  QueryResolvers,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import { contentFile } from './content-files.ts'
import {
  itemPage,
  type ItemRow,
  readItem,
  readItemFor,
  refuseItem,
  setDeleted,
  shownItem,
  writeItem,
} from './item-store.ts'
import { shownLink } from './marketing-category-store.ts'
import { orderSiblings } from './order-siblings.ts'
import { numberOf, restoreContent } from './publishing.ts'
import { markRead } from '../content-search/reading.ts'

const writes = ({ user }: RequestContext) => hasScope(user.permissions, ['marketing-material.cud'])

/** Material as the contract has it. */
function shown(request: RequestContext, row: ItemRow) {
  const category = row.breadcrumb.at(-1)!
  return {
    ...shownItem(request, row),
    route: materialRoute(category.type, category.id, row.id),
    category: shownLink(category),
    breadcrumb: row.breadcrumb.map(shownLink),
    placeholder: row.placeholder[0] ? contentFile(row.placeholder[0]) : null,
    uploadAt: row.createdAt,
  }
}

export const Query: QueryResolvers<RequestContext> = {
  async marketingMaterials(_, asked, request) {
    const { totals, ...found } = await itemPage(request, 'material', writes(request), asked)
    return {
      ...found,
      unread: totals.unread,
      rows: found.rows.map((row) => shown(request, row)),
    } as never
  },
  async marketingMaterial(_, { id }, request) {
    const row = await readItemFor(request, 'material', id, writes(request))
    return row ? (shown(request, row) as never) : null
  },
}

/** The fields as the schema checks them, and the refusal of a file that came in the request. */
function readInput({
  validFrom,
  validTo,
  itemPerLine,
  layout,
  subtitle,
  product,
  files,
  placeholder,
  ...rest
}: MarketingMaterialInput) {
  const sent = files.map((file) => sentFile(String(file)))
  const card = placeholder ? sentFile(String(placeholder)) : { id: '' }
  const refusals = [
    ...sent.map((file) => ['files', file] as const),
    ['placeholder', card] as const,
  ].flatMap(([field, file]) => ('refusal' in file ? [[file.refusal, field] as const] : []))
  return {
    refusal: refusals[0],
    input: {
      ...rest,
      from: validFrom,
      to: validTo,
      itemPerLine: String(itemPerLine),
      layout: layout ?? '',
      subtitle: subtitle ?? '',
      product: product ?? '',
      files: sent.map((file) => ('id' in file ? file.id : '')),
      placeholder: 'id' in card ? card.id : '',
    },
  }
}

const save = (
  request: RequestContext,
  given: MarketingMaterialInput,
  at: { id?: string; seen?: string | null },
) => {
  const { input, refusal } = readInput(given)
  return saveRecord(request, {
    kind: 'marketing-material',
    schema: MarketingMaterialFields,
    input,
    ...at,
    read: readItem(request, 'material'),
    refuse: (fields, before) => refusal ?? refuseItem(request, 'material', fields, before),
    async write(fields, before) {
      // What is in a category is of its type.
      const [category] = await request.tx.query<{ type: string }>(
        'SELECT type FROM marketing_category WHERE id = $1',
        [numberOf(fields.category)],
      )
      return writeItem(request, 'material', { ...fields, ...category }, before)
    },
    answer: (row) => ({ marketingMaterial: shown(request, row) as never }),
  })
}

/** Checks all rows before the first is stored. @returns refusals with the number of their row */
async function refuseRows(
  request: RequestContext,
  rows: readonly MarketingMaterialInput[],
): Promise<UserError[]> {
  const errors: UserError[] = []
  for (const [n, row] of rows.entries()) {
    const { input, refusal } = readInput(row)
    const checked = check(MarketingMaterialFields, input)
    const said = checked.ok
      ? (refusal ?? (await refuseItem(request, 'material', checked.value, undefined)))
      : undefined
    if (!checked.ok)
      errors.push(...checked.errors.map((one) => ({ ...one, field: `${n}.${one.field ?? ''}` })))
    else if (said)
      errors.push(
        typeof said === 'string'
          ? userError(said, String(n))
          : userError(said[0], `${n}.${said[1]}`),
      )
  }
  return errors
}

export const Mutation: MutationResolvers<RequestContext> = {
  createMarketingMaterial: (_, { marketingMaterial }, request) =>
    save(request, marketingMaterial, {}),
  async createMarketingMaterials(_, { marketingMaterials: rows }, request) {
    const none = { marketingMaterials: [] }
    if (rows.length === 0) return refused('required', 'marketingMaterials', none)
    if (rows.length > maxBulk) return refused('too_many', 'marketingMaterials', none)
    const errors = await refuseRows(request, rows)
    if (errors.length > 0) return refusedAll(errors, none)
    const saved: never[] = []
    for (const row of rows) {
      const answer = await save(request, row, {})
      if ('marketingMaterial' in answer) saved.push(answer.marketingMaterial as never)
    }
    return done(`Saved: ${saved.length}`, { marketingMaterials: saved })
  },
  updateMarketingMaterial: (_, { marketingMaterial, id, seen }, request) =>
    save(request, marketingMaterial, { id, seen: seen ?? null }),
  deleteMarketingMaterial: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'marketing-material',
      id,
      read: readItem(request, 'material'),
      refuse: ({ deletedAt }) => deletedAt !== null && 'is_deleted',
      remove: () => setDeleted(request.tx, id, request.clock()),
    }),
  async restoreMarketingMaterial(_, { id }, request) {
    const [lost] = await request.tx.query(
      'SELECT 1 FROM content_item i JOIN marketing_category c ON c.id = i.category_id WHERE i.id = $1 AND i.deleted_at IS NOT NULL AND c.deleted_at IS NOT NULL',
      [numberOf(id)],
    )
    if (lost) return refused('category_deleted')
    const { row, ...answer } = await restoreContent(request, {
      kind: 'marketing-material',
      id,
      read: readItem(request, 'material'),
      restore: () => setDeleted(request.tx, id, null),
    })
    return { ...answer, marketingMaterial: row ? (shown(request, row) as never) : null }
  },
  orderMarketingMaterials: (_, { ids }, request) =>
    orderSiblings(request, 'marketing-material', ids),
  async markMarketingMaterialRead(_, { id }, request) {
    const row = await readItemFor(request, 'material', id, writes(request))
    if (!row) return refused('not_found', 'id')
    await markRead(request, id)
    return done('Read', { marketingMaterial: shown(request, { ...row, isRead: true }) as never })
  },
}
