import { createHash } from 'node:crypto'
import type { UserAreaFields } from '#domain/users/user-fields.ts'
import type { RequestContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { orderOf, page } from '../../db/page.ts'

/** Fields of a user as the audit log keeps them. */
export interface UserRow {
  id: string
  revision: string
  username: string
  name: string
  email: string | null
  emailConfirmations: string[]
  sendEmail: boolean
  sendEmailWarranty: boolean
  isFakeEmail: boolean
  language: string | null
  role: string
  groupRoleId: string | null
  groupRole: string | null
  limitation: string | null
  userAreas: UserAreaFields[]
  customers: string[]
  contentTargetMarkets: { id: string; marketName: string }[]
  active: boolean
  imported: boolean
}

/** Permissions of a row of app_user, from its role and its group role. */
export const heldSql = (user: string) => `SELECT unnest(r.permissions) FROM role r
  WHERE r.name = ${user}.role OR r.name = ANY (ARRAY(SELECT unnest(g.roles) FROM group_role g WHERE g.id = ${user}.group_role_id))`

/** The last log-in of a row of app_user. Of log-ins before the column was there, the sessions tell that still exist. */
export const lastLoginSql = (user: string) =>
  `coalesce(${user}.last_login_at, (SELECT max(s.created_at) FROM session s WHERE s.user_id = ${user}.id AND s.viewed_from IS NULL AND s.punch_out IS NULL))`

const ownHeld = `SELECT own.name FROM app_user me CROSS JOIN LATERAL (${heldSql('me')}) own(name) WHERE me.id = $1`

/**
 * True for a user `u` that the administrator $1 looks after: all with page.user-management, else those whose areas,
 * customers and permissions lie inside the administrator's (src/domain/users/administration.ts).
 */
export const lookedAfterSql = `('page.user-management' IN (${ownHeld}) OR (
  (EXISTS (SELECT FROM user_area a WHERE a.of_user = u.id) OR EXISTS (SELECT FROM user_customer o WHERE o.of_user = u.id))
  AND NOT EXISTS (SELECT FROM user_area a WHERE a.of_user = u.id AND NOT EXISTS (SELECT FROM user_area own WHERE own.of_user = $1 AND own.sorg = a.sorg
    AND (own.option IS NULL OR own.option = a.option)
    AND (coalesce(own.limitation, 'audit') = 'audit' OR (own.limitation = a.limitation AND own.value = a.value))))
  AND NOT EXISTS (SELECT FROM user_customer o WHERE o.of_user = u.id AND NOT user_may_act_for($1, o.customer))
  AND NOT EXISTS ((${heldSql('u')}) EXCEPT (${ownHeld}))))`

/** @param more columns beyond a user's own, each with a comma ahead */
const usersSql = (more = '') => `
  SELECT u.id::text AS id, u.username, u.name, u.email, u.email_confirmations AS "emailConfirmations", u.send_email AS "sendEmail",
    u.send_email_warranty AS "sendEmailWarranty", u.is_fake_email AS "isFakeEmail", u.language, u.role, u.group_role_id::text AS "groupRoleId",
    (SELECT g.description FROM group_role g WHERE g.id = u.group_role_id) AS "groupRole", u.limitation,
    (SELECT coalesce(json_agg(json_build_object('sorg', a.sorg, 'limitation', a.limitation, 'option', a.option, 'value', a.value)
      ORDER BY a.sorg, a.limitation, a.value, a.option), '[]') FROM user_area a WHERE a.of_user = u.id) AS "userAreas",
    ARRAY(SELECT c.r3 FROM user_customer o JOIN customer c ON c.id = o.customer WHERE o.of_user = u.id ORDER BY 1) AS customers,
    (SELECT coalesce(json_agg(json_build_object('id', m.id::text, 'marketName', m.market_name) ORDER BY m.market_name), '[]')
      FROM user_target_market t JOIN content_target_market m ON m.id = t.market WHERE t.of_user = u.id) AS "contentTargetMarkets",
    u.active, u.imported${more}
  FROM app_user u WHERE ${lookedAfterSql}`

const withRevision = (row: Omit<UserRow, 'revision'>): UserRow => ({
  ...row,
  revision: createHash('md5').update(JSON.stringify(row)).digest('hex'),
})

/** Reads a user that the administrator looks after. */
export async function readUser(tx: Tx, by: number, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.query<Omit<UserRow, 'revision'>>(
    `SELECT * FROM (${usersSql()} AND u.id::text = $2) found`,
    [by, id],
  )
  return row && withRevision(row)
}

interface UserQuestion {
  ids?: readonly string[] | null
  search?: string | null
  role?: string | null
  groupRoleIds?: readonly string[] | null
  limitations?: readonly string[] | null
  permission?: string | null
  active?: boolean | null
  sort?: { sortBy: string; order: 'ASC' | 'DESC' } | null
  page?: number | null
  limit?: number | null
}

/** Conditions on a user `u`, from $2. */
export const filterSql = `($2::text[] IS NULL OR u.id::text = ANY ($2)) AND ($3::text IS NULL OR u.role = $3)
  AND ($4::text[] IS NULL OR u.group_role_id::text = ANY ($4)) AND ($5::text[] IS NULL OR u.limitation = ANY ($5))
  AND ($6::text IS NULL OR $6 IN (${heldSql('u')})) AND ($7::boolean IS NULL OR u.active = $7)`

/** The values of `filterSql`. */
export const filterArgs = (asked: UserQuestion) => [
  asked.ids ?? null,
  asked.role || null,
  asked.groupRoleIds ?? null,
  asked.limitations ?? null,
  asked.permission || null,
  asked.active ?? null,
]

/** Columns that a search looks into. */
export const searchedColumns = ['username', 'name', 'email', 'customers::text'] as const

/** Reads one page of the users that the administrator looks after. */
export async function userPage(tx: Tx, by: number, asked: UserQuestion) {
  const { sort } = asked
  const { totals: _, ...found } = await page<Omit<UserRow, 'revision'> & { lastLogin: unknown }>(
    tx,
    {
      sql: `${usersSql(`, ${lastLoginSql('u')} AS "lastLogin"`)} AND ${filterSql}`,
      args: [by, ...filterArgs(asked)],
      search: { term: asked.search, in: searchedColumns },
      orderBy: orderOf(
        sort && `${sort.order === 'DESC' ? '-' : ''}${sort.sortBy}`,
        {
          name: 'lower(name)',
          username: 'lower(username)',
          email: 'lower(email)',
          role: 'role',
          groupRole: '"groupRole"',
          limitation: 'limitation',
          active: 'active',
          // Those who have never logged in come before all others.
          lastLogin: `coalesce("lastLogin", '-infinity')`,
        },
        'lower(name), id',
      ),
      page: asked.page,
      limit: asked.limit,
    },
  )
  return { ...found, rows: found.rows.map(({ lastLogin: __, ...row }) => withRevision(row)) }
}

/**
 * Runs the work of an administrator of users: it sees the sessions and links of others, and for page.user-management all
 * customers, else those the administrator acts for. Afterwards the transaction sees the person's own rows again.
 */
export const administering = <T>(
  entered: RequestContext,
  work: (request: RequestContext) => Promise<T>,
): Promise<T> =>
  entered.alone(async (request) => {
    const { tx, user, customer } = request
    await seeCustomersOf(request)
    await tx.query(`SELECT set_config('app.user', '*', true)`)
    try {
      return await work(request)
    } finally {
      // After a database error the transaction is lost anyway.
      await tx
        .query(
          `SELECT set_config('app.user', $1, true), set_config('app.all_customers', 'off', true), set_config('app.customers', $2, true)`,
          [String(user.id), `{${customer?.id ?? ''}}`],
        )
        .catch(() => undefined)
    }
  })

/** Whether the administrator holds page.user-management, which stands above areas. */
export const isFull = ({ user }: RequestContext) =>
  user.permissions.includes('page.user-management')

/** Shows the transaction the customers that the administrator may give to others. */
const seeCustomersOf = (request: RequestContext) =>
  isFull(request)
    ? request.tx.query('SELECT see_all_customers()')
    : request.tx.query('SELECT act_for_all($1)', [request.user.id])
