import { hasScope } from '#domain/account/permissions.ts'
import type { RequestContext } from '../../context.ts'
import { searchWords } from '../../db/page.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import type { MarketRow } from './publishing.ts'

/** SQL of a layout `l` as JSON. */
export const layoutJson = `json_build_object('id', l.id::text, 'type', l.type, 'description', l.description, 'placeholderOnCard', l.placeholder_on_card, 'titleOnCard', l.title_on_card,
  'subtitleOnCard', l.subtitle_on_card, 'releasedonOnCard', l.releasedon_on_card, 'resolutionOnCard', l.resolution_on_card, 'gotopdpOnCard', l.gotopdp_on_card)`

const largest = 999

export const Query: QueryResolvers<RequestContext> = {
  async contentTargetMarkets(_, { search, page, limit }, { tx, user }) {
    const writes = hasScope(user.permissions, [
      'news.cu',
      'sales-document.cu',
      'marketing-material.cud',
      'page.announcement',
      'page.banner',
      'page.user-management',
      'page.user-management-us',
    ])
    const size = Math.min(largest, Math.max(1, limit ?? largest))
    const at = Math.max(1, page ?? 1)
    const rows = await tx.query<MarketRow & { count: number }>(
      `SELECT m.id::text AS id, m.market_name AS "marketName", m.source, m.brand, (count(*) OVER ())::int AS count
       FROM content_target_market m
       WHERE ($1 OR EXISTS (SELECT 1 FROM user_target_market u WHERE u.market = m.id AND u.of_user = $2))
         AND NOT EXISTS (SELECT 1 FROM unnest($3::text[]) word WHERE lower(concat_ws(' ', m.market_name, m.source, m.brand)) NOT LIKE '%' || word || '%')
       ORDER BY m.market_name, m.id LIMIT $4 OFFSET ($5::int - 1) * $4`,
      [writes, user.id, searchWords(search), size, at],
    )
    const count = rows[0]?.count ?? 0
    return { rows, count, page: at, pageTotal: Math.ceil(count / size) }
  },
  layouts: async (_, { type }, { tx }) =>
    (
      await tx.query<{ layout: never }>(
        `SELECT ${layoutJson} AS layout FROM content_layout l WHERE $1::text IS NULL OR l.type = $1 ORDER BY l.type, l.description LIMIT 100`,
        [type],
      )
    ).map(({ layout }) => layout),
}
