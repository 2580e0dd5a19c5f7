import { hasScope } from '#domain/account/permissions.ts'
import { NewsFields } from '#domain/content/content-fields.ts'
import { done, refused } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import type { MutationResolvers, NewsInput, QueryResolvers } from '../../resolver-types.gen.ts'
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
import { restoreContent } from './publishing.ts'
import { markRead } from '../content-search/reading.ts'

const writes = ({ user }: RequestContext) => hasScope(user.permissions, ['news.cu'])
/** Tenants without news have no news, whatever is stored. */
const isOn = ({ tenant }: RequestContext) => tenant.config.features.NEWS

export const Query: QueryResolvers<RequestContext> = {
  async newsList(_, asked, request) {
    if (!isOn(request)) return { rows: [], unread: 0, page: 1, count: 0, pageTotal: 0 }
    const { totals, ...found } = await itemPage(request, 'news', writes(request), asked)
    return {
      ...found,
      unread: totals.unread,
      rows: found.rows.map((row) => shownItem(request, row)),
    } as never
  },
  async news(_, { id }, request) {
    const row = isOn(request) ? await readItemFor(request, 'news', id, writes(request)) : undefined
    return row ? (shownItem(request, row) as never) : null
  },
}

const save = (
  request: RequestContext,
  { validFrom, validTo, itemPerLine, layout, ...rest }: NewsInput,
  at: { id?: string; seen?: string | null },
) =>
  saveRecord(request, {
    kind: 'news',
    schema: NewsFields,
    input: {
      ...rest,
      from: validFrom,
      to: validTo,
      itemPerLine: String(itemPerLine),
      layout: layout ?? '',
    },
    ...at,
    read: readItem(request, 'news'),
    refuse: (fields, before) => refuseItem(request, 'news', fields, before),
    write: (fields, before) => writeItem(request, 'news', fields, before),
    answer: (row) => ({ news: shownItem(request, row) as never }),
  })

export const Mutation: MutationResolvers<RequestContext> = {
  createNews: (_, { news }, request) => save(request, news, {}),
  updateNews: (_, { news, id, seen }, request) => save(request, news, { id, seen: seen ?? null }),
  deleteNews: (_, { id }, request) =>
    deleteRecord(request, {
      kind: 'news',
      id,
      read: readItem(request, 'news'),
      refuse: ({ deletedAt }) => deletedAt !== null && 'is_deleted',
      remove: () => setDeleted(request.tx, id, request.clock()),
    }),
  async restoreNews(_, { id }, request) {
    const { row, ...answer } = await restoreContent(request, {
      kind: 'news',
      id,
      read: readItem(request, 'news'),
      restore: () => setDeleted(request.tx, id, null),
    })
    return { ...answer, news: row ? (shownItem(request, row) as never) : null }
  },
  async markNewsRead(_, { id }, request) {
    const row = await readItemFor(request, 'news', id, writes(request))
    if (!row) return refused('not_found', 'id')
    await markRead(request, id)
    return done('Read', { news: shownItem(request, { ...row, isRead: true }) as never })
  },
}
