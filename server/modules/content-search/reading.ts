import { hasScope } from '#domain/account/permissions.ts'
import type { RequestContext } from '../../context.ts'
import { itemReadableSql } from '../content/marketing-sql.ts'
import { numberOf, validSql } from '../content/publishing.ts'

/** Kinds of items that are open to this person. */
export const openKinds = ({ user: { permissions }, tenant }: RequestContext): string[] => [
  'document',
  ...(tenant.config.features.NEWS && hasScope(permissions, ['page.news', 'news.cu'])
    ? ['news']
    : []),
  ...(hasScope(permissions, ['page.marketing-material', 'marketing-material.cud'])
    ? ['material']
    : []),
]

/** Notes that this person has opened an item; again changes nothing. */
export const markRead = ({ tx, tenant, user, clock }: RequestContext, id: string) =>
  tx.query(
    'INSERT INTO content_read (tenant_id, of_user, item, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [tenant.id, user.id, numberOf(id), clock()],
  )

/** Counts the items that this person may read and has not opened, by the address of their list. */
export const unreadByList = (request: RequestContext) =>
  request.tx.query<{ list: string; count: number }>(
    `SELECT CASE t.kind WHEN 'news' THEN '/news' WHEN 'document' THEN '/sales-document/' || t.type ELSE '/marketing-material/' || t.type END AS list, count(*)::int AS count
     FROM content_item t WHERE t.kind = ANY ($3::text[]) AND ${itemReadableSql} AND ${validSql}
       AND NOT EXISTS (SELECT FROM content_read r WHERE r.item = t.id AND r.of_user = $2) GROUP BY 1 ORDER BY 1`,
    [request.clock(), request.user.id, openKinds(request)],
  )
