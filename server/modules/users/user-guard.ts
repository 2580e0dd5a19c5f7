import { type Account, accountRefusal } from '#domain/users/administration.ts'
import type { UserFields } from '#domain/users/user-fields.ts'
import type { RequestContext } from '../../context.ts'
import { lockRights, readRights } from '../roles/rights-guard.ts'
import { heldSql, isFull, type UserRow } from './user-store.ts'

type Refused = readonly [code: string, field: string] | string | null

const accountOf = (row: UserRow): Account => ({
  id: row.id,
  role: row.role,
  group: row.groupRoleId,
  active: row.active,
  areas: row.userAreas,
  customers: row.customers,
  markets: row.contentTargetMarkets.map(({ id }) => id),
})

/** Codes that the form shows at a field. */
const fieldOf: Readonly<Record<string, string>> = {
  gives_more: 'role',
  outside_areas: 'userAreas',
  outside_markets: 'contentTargetMarkets',
  own_account: 'active',
}

/**
 * Checks what the administrator makes of a user: that all it refers to is there, that the name is free, and the rules of
 * src/domain/users/administration.ts. Changes of rights of one tenant wait for each other.
 */
export async function refuseUser(
  request: RequestContext,
  fields: UserFields,
  before: UserRow | undefined,
): Promise<Refused> {
  return (
    (await unknownIn(request, fields)) ??
    (await refuseName(request, fields, before)) ??
    refuseAccount(request, before, {
      id: before?.id ?? '',
      role: fields.role,
      group: fields.groupRole,
      active: fields.active,
      areas: fields.userAreas,
      customers: fields.customers,
      markets: fields.contentTargetMarkets,
    })
  )
}

/** Checks whether the administrator may deactivate a user. */
export const refuseDeactivation = (request: RequestContext, before: UserRow): Promise<Refused> =>
  refuseAccount(request, before, { ...accountOf(before), active: false })

async function refuseAccount(
  request: RequestContext,
  before: UserRow | undefined,
  after: Account,
): Promise<Refused> {
  await lockRights(request)
  const { tx, user } = request
  const [self] = await tx.query<Account>(
    `SELECT u.id::text AS id, u.role, u.group_role_id::text AS group, u.active, ARRAY[]::text[] AS customers,
      ARRAY(SELECT m.market::text FROM user_target_market m WHERE m.of_user = u.id) AS markets,
      (SELECT coalesce(json_agg(json_build_object('sorg', a.sorg, 'limitation', a.limitation, 'option', a.option, 'value', a.value)), '[]')
        FROM user_area a WHERE a.of_user = u.id) AS areas FROM app_user u WHERE u.id = $1`,
    [user.id],
  )
  const actedFor = await tx.query<{ r3: string }>(
    'SELECT c.r3 FROM customer c WHERE c.r3 = ANY ($2::text[]) AND user_may_act_for($1, c.id)',
    [user.id, [...after.customers, ...(before?.customers ?? [])]],
  )
  const codes = new Set(actedFor.map(({ r3 }) => r3))
  const [others] = await tx.query<{ some: boolean }>(
    `SELECT EXISTS (SELECT FROM app_user u WHERE u.active AND u.id::text <> $1 AND 'page.user-management' IN (${heldSql('u')})) AS some`,
    [before?.id ?? ''],
  )
  const refusal = accountRefusal({
    by: self!,
    before: before ? accountOf(before) : null,
    after,
    rights: await readRights(request),
    actsFor: (customer) => codes.has(customer),
    otherAdministrator: others!.some,
  })
  const field = refusal && fieldOf[refusal]
  return field ? [refusal, field] : refusal
}

/** Refuses what refers to nothing: a role, a group role, a language, customers, organisations, markets. */
async function unknownIn({ tx, tenant }: RequestContext, fields: UserFields): Promise<Refused> {
  const missing = async (sql: string, wanted: readonly string[]) => {
    if (wanted.length === 0) return false
    const found = await tx.query(sql, [wanted])
    return found.length < new Set(wanted).size
  }
  const { role, groupRole, language, customers, userAreas, contentTargetMarkets } = fields
  if (await missing('SELECT 1 FROM role WHERE name = ANY ($1::text[])', [role]))
    return ['unknown_role', 'role']
  const groups = groupRole ? [groupRole] : []
  if (await missing('SELECT 1 FROM group_role WHERE id::text = ANY ($1::text[])', groups))
    return ['unknown_group_role', 'groupRole']
  if (language && !tenant.config.languages.some(({ code }) => code === language))
    return ['unknown_language', 'language']
  if (await missing('SELECT 1 FROM customer WHERE r3 = ANY ($1::text[])', customers))
    return ['unknown_customer', 'customers']
  const sorgs = userAreas.map(({ sorg }) => sorg)
  if (await missing('SELECT 1 FROM sales_organisation WHERE sorg = ANY ($1::text[])', sorgs))
    return ['unknown_sorg', 'userAreas']
  const markets = 'SELECT 1 FROM content_target_market WHERE id::text = ANY ($1::text[])'
  return (await missing(markets, contentTargetMarkets))
    ? ['unknown_market', 'contentTargetMarkets']
    : null
}

async function refuseName(
  { tx }: RequestContext,
  { username, email }: UserFields,
  before: UserRow | undefined,
): Promise<Refused> {
  const taken = await tx.query(
    'SELECT 1 FROM app_user WHERE lower(username) = lower($1) AND id::text IS DISTINCT FROM $2',
    [username, before?.id ?? null],
  )
  if (taken.length === 0) return null
  return ['username_taken', username === email?.toLowerCase() ? 'email' : 'username']
}

/** Whether the administrator uses the US form: one who holds page.user-management-us alone has no other. */
export const usesUsForm = (request: RequestContext, us: boolean | null | undefined): boolean =>
  us === true || !isFull(request)
