import type { RequestContext } from '../../context.ts'
import { orderOf, page as readPage } from '../../db/page.ts'
import type { AuditLine, QueryResolvers } from '../../resolver-types.gen.ts'

// Customers are looked up past the chosen one: the log is the whole tenant's.
/** A condition that a text, where one is asked for, is in one of the columns. */
const has = (param: string, columns: readonly string[]) =>
  `(${param}::text IS NULL OR strpos(lower(concat_ws(' ', ${columns.join(', ')})), lower(${param})) > 0)`

const linesSql = `
  SELECT l.id::text, l.at, coalesce(u.name, l.machine) AS person, u.username, c.name AS customer, l.action, l.target, l.before::text, l.after::text,
    nullif(coalesce(l.after ->> 'title', l.after ->> 'name', l.before ->> 'title', l.before ->> 'name', l.after ->> 'description', l.before ->> 'description'), l.target) AS title,
    ARRAY(SELECT k FROM jsonb_object_keys(CASE WHEN jsonb_typeof(l.before) = 'object' AND jsonb_typeof(l.after) = 'object' THEN l.before || l.after ELSE '{}' END) k
      WHERE k <> 'revision' AND l.before -> k IS DISTINCT FROM l.after -> k ORDER BY k) AS changed,
    l.request_id AS "requestId", l.stream_id AS "streamId"
  FROM audit_log l LEFT JOIN app_user u ON u.id = l.actor LEFT JOIN customer c ON c.id = l.on_behalf_of
  WHERE ($1::text IS NULL OR l.action = $1)
    AND ($2::date IS NULL OR l.at >= $2::date::timestamp AT TIME ZONE $4)
    AND ($3::date IS NULL OR l.at < ($3::date + 1)::timestamp AT TIME ZONE $4)
    AND ${has('$5', ['u.name', 'u.username', 'l.machine'])}
    AND ${has('$6', ['c.name', 'c.r3', 'c.isr'])}
    AND ${has('$7', ['l.target', "l.after ->> 'title'", "l.after ->> 'name'", "l.before ->> 'title'", "l.before ->> 'name'"])}`

export const Query: QueryResolvers<RequestContext> = {
  auditLog: (_, { search, action, person, customer, target, from, to, sort, page, limit }, asked) =>
    asked.alone(async ({ tx, tenant }) => {
      // An auditor without areas reads the whole tenant's log too: for whom something was done is part of it.
      await tx.query('SELECT see_all_customers()')
      return readPage<AuditLine>(tx, {
        sql: linesSql,
        args: [
          action ?? null,
          from ?? null,
          to ?? null,
          tenant.timeZone,
          person || null,
          customer || null,
          target || null,
        ],
        search: {
          term: search,
          in: ['person', 'username', 'action', 'target', 'title', 'customer'],
        },
        orderBy: orderOf(
          sort,
          { at: 'at', person: 'lower(person)', action: 'action' },
          'id::int DESC',
        ),
        page,
        limit,
      })
    }),
  auditActions: async (_, __, { tx }) =>
    (
      await tx.query<{ action: string }>('SELECT DISTINCT action FROM audit_log ORDER BY action')
    ).map(({ action }) => action),
}
