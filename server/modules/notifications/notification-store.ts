import type { RequestContext } from '../../context.ts'
import { page as readPage } from '../../db/page.ts'

interface Row {
  id: number
  kind: string
  title: string
  body: string
  path: string
  created_at: Date
  read_at: Date | null
}

/** A page of the signed-in person's inbox, newest first; the page after the last one is empty. */
export async function inboxPage(
  { tx, user }: RequestContext,
  { page, limit }: { page?: number | null; limit?: number | null },
) {
  const { rows, totals, ...found } = await readPage<Row, { unread: string }>(tx, {
    sql: 'SELECT id, kind, title, body, path, created_at, read_at FROM notification WHERE user_id = $1',
    args: [user.id],
    orderBy: 'created_at DESC, id DESC',
    totals: { unread: 'count(*) FILTER (WHERE read_at IS NULL)' },
    page,
    limit,
  })
  const notifications = rows.map(({ id, kind, title, body, path, created_at, read_at }) => ({
    id: String(id),
    kind: kind.toUpperCase().replaceAll('-', '_') as never,
    title,
    body,
    path,
    createdAt: created_at as never,
    readAt: read_at as never,
  }))
  return { ...found, ...totals, notifications }
}

/** Counts the person's unread notices. */
export async function unreadCount({ tx, user }: RequestContext): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM notification WHERE user_id = $1 AND read_at IS NULL',
    [user.id],
  )
  return row?.count ?? 0
}

/** Marks the person's own notices as read: the given ids, or all. Other people's ids are ignored. */
export async function markRead(
  { tx, user, clock }: RequestContext,
  ids: readonly string[] | null,
): Promise<void> {
  const numbers = ids?.filter((id) => /^\d{1,9}$/.test(id)).map(Number) ?? null
  await tx.query(
    'UPDATE notification SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL AND ($3::int[] IS NULL OR id = ANY ($3::int[]))',
    [user.id, clock(), numbers],
  )
}
