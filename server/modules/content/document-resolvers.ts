import { hasScope } from '#domain/account/permissions.ts'
import { SalesDocumentFields, SalesDocumentGroupFields } from '#domain/content/content-fields.ts'
import { done, refused } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'
import type {
  MutationResolvers,
  QueryResolvers,
  SalesDocumentGroupInput,
  SalesDocumentInput,
} from '../../resolver-types.gen.ts'
import { deleteRecord, saveRecord } from '../../save-record.ts'
import {
  itemPage,
  readItem,
  readItemFor,
  refuseItem,
  setDeleted,
  shownItem,
  writeItem,
} from './item-store.ts'
import {
  type MarketRow,
  marketsSql,
  numberOf,
  readableSql,
  refuseMarkets,
  restoreContent,
} from './publishing.ts'
import { markRead } from '../content-search/reading.ts'

const writes = ({ user }: RequestContext) => hasScope(user.permissions, ['sales-document.cu'])

interface GroupRow {
  id: string
  revision: string
  name: string
  contentTargetMarkets: MarketRow[]
  documents: number
}

/** Columns of a group; documents of readers are not counted, they may not see all of them. */
const groupColumns = `t.id::text AS id, md5(t::text) AS revision, t.name, ${marketsSql} AS "contentTargetMarkets", t.markets`
const groupsSql = `SELECT ${groupColumns}, (SELECT count(*)::int FROM content_item i WHERE i.group_id = t.id AND i.deleted_at IS NULL) AS documents FROM sales_document_group t`

const readGroup = async (tx: Tx, id: string) =>
  (await tx.query<GroupRow>(`${groupsSql} WHERE t.id = $1`, [numberOf(id)]))[0]

export const Query: QueryResolvers<RequestContext> = {
  async salesDocuments(_, asked, request) {
    const found = await itemPage(request, 'document', writes(request), asked)
    return { ...found, rows: found.rows.map((row) => shownItem(request, row)) } as never
  },
  async salesDocument(_, { id }, request) {
    const row = await readItemFor(request, 'document', id, writes(request))
    return row ? (shownItem(request, row) as never) : null
  },
  salesDocumentGroups: (_, { search, filterContentTargetMarket: market, sort, ...at }, request) =>
    page<GroupRow>(request.tx, {
      sql: `SELECT ${groupColumns}, (SELECT count(*)::int FROM content_item i WHERE i.group_id = t.id AND i.deleted_at IS NULL
          AND ($1 OR (i."from" <= $4 AND $4 < i."to" AND (i.markets = '{}' OR i.markets && ARRAY(SELECT market FROM user_target_market WHERE of_user = $2))))) AS documents
        FROM sales_document_group t WHERE ($1 OR ${readableSql}) AND ($3::int IS NULL OR t.markets = '{}' OR $3 = ANY (t.markets))`,
      args: [writes(request), request.user.id, market ? numberOf(market) : null, request.clock()],
      search: { term: search, in: ['name'] },
      orderBy: orderOf(sort, { name: 'name', documents: 'documents' }, 'name, id'),
      // A choice of a form and of a filter, which has to be complete.
      most: 999,
      ...at,
    }),
  salesDocumentGroup: async (_, { id }, { tx }) => (await readGroup(tx, id)) ?? null,
}

const save = (
  request: RequestContext,
  { validFrom, validTo, itemPerLine, layout, subtitle, group, ...rest }: SalesDocumentInput,
  at: { id?: string; seen?: string | null },
) =>
  saveRecord(request, {
    kind: 'sales-document',
    schema: SalesDocumentFields,
    input: {
      ...rest,
      from: validFrom,
      to: validTo,
      itemPerLine: String(itemPerLine),
      layout: layout ?? '',
      subtitle: subtitle ?? '',
      group: group ?? '',
    },
    ...at,
    read: readItem(request, 'document'),
    refuse: (fields, before) => refuseItem(request, 'document', fields, before),
    write: (fields, before) => writeItem(request, 'document', fields, before),
    answer: (row) => ({ salesDocument: shownItem(request, row) as never }),
  })

const saveGroup = (
  request: RequestContext,
  input: SalesDocumentGroupInput,
  at: { id?: string; seen?: string | null },
) => {
  const { tx, tenant } = request
  return saveRecord(request, {
    kind: 'sales-document-group',
    schema: SalesDocumentGroupFields,
    input,
    ...at,
    read: readGroup,
    async refuse({ name, markets }, before) {
      const same = await tx.query(
        'SELECT 1 FROM sales_document_group WHERE name = $1 AND id <> $2',
        [name, before ? numberOf(before.id) : -1],
      )
      return same.length > 0 ? ['name_taken', 'name'] : refuseMarkets(tx, markets)
    },
    write({ name, markets }, before) {
      const values = [name, markets.map(numberOf)]
      return before
        ? tx.query<{ id: string }>(
            'UPDATE sales_document_group SET name = $1, markets = $2::int[] WHERE id = $3 RETURNING id::text',
            [...values, numberOf(before.id)],
          )
        : tx.query<{ id: string }>(
            'INSERT INTO sales_document_group (name, markets, tenant_id) VALUES ($1, $2::int[], $3) RETURNING id::text',
            [...values, tenant.id],
          )
    },
    answer: (row) => ({ salesDocumentGroup: row }),
  })
}

export const Mutation: MutationResolvers<RequestContext> = {
  createSalesDocument: (_, { salesDocument }, request) => save(request, salesDocument, {}),
  updateSalesDocument: (_, { salesDocument, id, seen }, request) =>
    save(request, salesDocument, { id, seen: seen ?? null }),
  deleteSalesDocument: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'sales-document',
      id,
      read: readItem(request, 'document'),
      refuse: ({ deletedAt }) => deletedAt !== null && 'is_deleted',
      remove: () => setDeleted(request.tx, id, request.clock()),
    }),
  async restoreSalesDocument(_, { id }, request) {
    const { row, ...answer } = await restoreContent(request, {
      kind: 'sales-document',
      id,
      read: readItem(request, 'document'),
      restore: () => setDeleted(request.tx, id, null),
    })
    return { ...answer, salesDocument: row ? (shownItem(request, row) as never) : null }
  },
  async markSalesDocumentRead(_, { id }, request) {
    const row = await readItemFor(request, 'document', id, writes(request))
    if (!row) return refused('not_found', 'id')
    await markRead(request, id)
    return done('Read', { salesDocument: shownItem(request, { ...row, isRead: true }) as never })
  },
  createSalesDocumentGroup: (_, { salesDocumentGroup }, request) =>
    saveGroup(request, salesDocumentGroup, {}),
  updateSalesDocumentGroup: (_, { salesDocumentGroup, id, seen }, request) =>
    saveGroup(request, salesDocumentGroup, { id, seen: seen ?? null }),
  deleteSalesDocumentGroup: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'sales-document-group',
      id,
      read: readGroup,
      async refuse() {
        const used = await request.tx.query(
          'SELECT 1 FROM content_item WHERE group_id = $1 LIMIT 1',
          [numberOf(id)],
        )
        return used.length > 0 && 'in_use'
      },
      remove: () =>
        request.tx.query('DELETE FROM sales_document_group WHERE id = $1', [numberOf(id)]),
    }),
}
