import { administrativeScopes } from '#domain/account/permissions.ts'
import { areaOptions } from '#domain/users/user-fields.ts'
import type { Feed, Row } from '../feed.ts'
import { choice, email, text, words } from '../cells/kinds.ts'
import { watchUsers } from '../user-changes.ts'

/** An area as `areaText` writes it. */
const kind = `(:(${areaOptions.join('|')}))`
const area = new RegExp(
  `^[^:]+(:(salesman|sales_group|sales_office):[^:]+${kind}?|:audit(:${kind})?|::${kind})?$`,
)

const me = `JOIN app_user u ON u.tenant_id = $1 AND u.username = b.username`
const wantedAreas = `FROM feed_batch b ${me} CROSS JOIN LATERAL unnest(b.areas) AS word
  CROSS JOIN LATERAL (SELECT split_part(word, ':', 1) AS sorg, nullif(split_part(word, ':', 2), '') AS limitation,
    nullif(split_part(word, ':', 3), '') AS value, nullif(split_part(word, ':', 4), '') AS option) AS want`

/** Whom a feed may not touch: accounts made by hand, and names that differ from another account's only in their case. */
const taken = `b.line IN (SELECT b.line FROM feed_batch b JOIN app_user u ON u.tenant_id = $1 AND lower(u.username) = lower(b.username)
  WHERE NOT u.imported OR u.username <> b.username)`

/** Texts as an SQL array. */
const arrayOf = (words: readonly string[]) =>
  `ARRAY[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')}]::text[]`

/** The users feed as it comes from outside. @param roles those it may give; undefined: all without an administrative scope */
export const guardedUsers = (roles: readonly string[] | undefined): Feed => ({
  ...users,
  refuses: [
    { column: 'username', reason: 'not_of_this_feed', when: taken },
    {
      column: 'role',
      reason: 'role_not_allowed',
      when: roles
        ? `NOT (b.role = ANY (${arrayOf(roles)}))`
        : `b.role IN (SELECT r.name FROM role r WHERE r.tenant_id = $1 AND r.permissions && ${arrayOf(administrativeScopes)})`,
    },
    ...users.refuses!,
  ],
})

/** The users feed as an operator's own commands use it. */
export const users: Feed = {
  name: 'users',
  doc:
    'People who log in. They get no password here: a link to set one is sent, or an administrator gives a first one. ' +
    'A full file speaks only for users that came by import; a row for another account, or with a role that administers others (FEED_ROLES), is refused.',
  table: 'app_user',
  key: ['username'],
  missing: 'deactivate',
  owns: 't.imported',
  announces: 'username',
  filled: { active: 'true', imported: 'true' },
  watch: watchUsers,
  check: (row: Row) =>
    Array.isArray(row.areas) && row.areas.some((word) => !area.test(String(word)))
      ? { column: 'areas', reason: 'not_pairs' }
      : undefined,
  refuses: [
    {
      column: 'customers',
      reason: 'unknown_customer',
      when: `b.line IN (SELECT b.line FROM feed_batch b CROSS JOIN LATERAL unnest(b.customers) AS code
        LEFT JOIN customer c ON c.tenant_id = $1 AND c.r3 = code WHERE c.id IS NULL)`,
    },
    {
      column: 'areas',
      reason: 'unknown_sorg',
      when: `b.line IN (SELECT b.line FROM feed_batch b CROSS JOIN LATERAL unnest(b.areas) AS word
        LEFT JOIN sales_organisation s ON s.tenant_id = $1 AND s.sorg = split_part(word, ':', 1) WHERE s.sorg IS NULL)`,
    },
  ],
  after: [
    `DELETE FROM user_customer t USING customer c, feed_batch b ${me} WHERE t.of_user = u.id AND c.id = t.customer
      AND NOT (c.r3 = ANY (coalesce(b.customers, '{}')))`,
    `INSERT INTO user_customer (tenant_id, of_user, customer) SELECT DISTINCT $1, u.id, c.id FROM feed_batch b ${me}
      CROSS JOIN LATERAL unnest(b.customers) AS code JOIN customer c ON c.tenant_id = $1 AND c.r3 = code ON CONFLICT DO NOTHING`,
    `DELETE FROM user_area t USING feed_batch b ${me} WHERE t.of_user = u.id AND NOT
      (t.sorg || coalesce(':' || t.limitation, '') || coalesce(':' || t.value, '') || coalesce(':' || t.option, '') = ANY (coalesce(b.areas, '{}')))`,
    `INSERT INTO user_area (tenant_id, of_user, sorg, limitation, value, option) SELECT DISTINCT $1, u.id, want.sorg, want.limitation, want.value, want.option
      ${wantedAreas} WHERE NOT EXISTS (SELECT 1 FROM user_area t WHERE t.of_user = u.id AND t.sorg = want.sorg
        AND t.limitation IS NOT DISTINCT FROM want.limitation AND t.value IS NOT DISTINCT FROM want.value
        AND t.option IS NOT DISTINCT FROM want.option)`,
  ],
  columns: [
    { name: 'username', kind: text(120), required: true, doc: 'Name to log in with' },
    { name: 'name', kind: text(120), required: true, doc: 'Name of the person' },
    { name: 'email', kind: email, doc: 'Where the link to set a password is sent' },
    { name: 'role', kind: text(60), required: true, reference: 'role', to: 'role', doc: 'Role' },
    {
      name: 'limitation',
      kind: choice('salesman', 'sales_group', 'sales_office', 'audit'),
      doc: 'How far a sales person sees',
    },
    { name: 'language', kind: text(10), doc: 'Locale, such as en-us' },
    { name: 'customers', kind: words, to: null, doc: 'Codes (r3) of the customers he acts for' },
    {
      name: 'areas',
      kind: words,
      to: null,
      doc: 'Where he works: `1000` (all of a sales organisation), `1000:salesman:S01`, `1000:sales_group:G1`, `1000:sales_office:O1`, `1000:audit`; a fourth part, as in `1000:salesman:S01:polygon`, is its option: it limits visits to one kind, polygon or wim; without one both are open',
    },
  ],
}
