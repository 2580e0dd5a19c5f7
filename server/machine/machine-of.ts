import type { FastifyRequest } from 'fastify'
import { type KeyFacts, mayUse } from '#domain/machine/machine-key.ts'
import { isCustomerScope } from '#domain/machine/customer-scopes.ts'
import { isMachineScope, type KeyScope } from '#domain/machine/machine-scopes.ts'
import type { Day } from '#domain/time/day.ts'
import type { AppContext } from '../context.ts'
import type { Scope, Tx } from '../db/database.ts'
import { type Tenant, todayOf } from '../tenants.ts'
import { Problem } from './problem.ts'
import { isSame, isSecret, startOf } from './secret.ts'

/** The program behind a request, known by its key. */
export interface Machine {
  keyId: number
  /** Name of its key, as the audit log and the import history say it. */
  name: string
  /** Works for one customer, in its maker's name. */
  isOfCustomer: boolean
  scopes: readonly KeyScope[]
  /** Requests that its key has left in this minute, of how many. */
  left: number
  rate: number
}

interface Row {
  id: number
  name: string
  hash: string
  for_customer: number | null
  scopes: string[]
  rate: number
  expires_on: Day | null
  revoked: boolean
}

const minute = 60_000

/** Scope of a machine's transactions: all of its tenant. */
export const machineScopeOf = (tenantId: string): Scope => ({
  tenantId,
  user: 'any',
  customers: 'all',
})

/** The secret that a request brings, as `Authorization: Bearer` or `X-Api-Key`; undefined: none that looks like one. */
export function secretOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-api-key']
  const given = headers.authorization?.match(/^Bearer (\S+)$/i)?.[1] ?? key
  return typeof given === 'string' && isSecret(given) ? given : undefined
}

/**
 * Finds the key of a request, checks it for a scope and counts the request, for all processes together.
 * @param scope null: any key that is alive
 * @throws Problem key_missing, key_unknown, key_revoked, key_expired, scope_missing, too_many
 */
export async function machineOf(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  tenant: Tenant,
  request: FastifyRequest,
  scope: KeyScope | null,
): Promise<Machine> {
  const secret = secretOf(request)
  if (!secret) throw new Problem(request.headers.authorization ? 'key_unknown' : 'key_missing')
  return machineBySecret({ database, clock }, tenant, { secret, from: request.ip }, scope)
}

/** Finds the key of a secret, as `machineOf` does. @throws Problem likewise */
export async function machineBySecret(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  tenant: Tenant,
  { secret, from }: { secret: string; from: string },
  scope: KeyScope | null,
): Promise<Machine> {
  if (!isSecret(secret)) throw new Problem('key_unknown')
  const now = clock()
  const known = await database.within(machineScopeOf(tenant.id), async (tx) => {
    const key = await findKey(tx, secret)
    if (!key) return undefined
    const facts: KeyFacts = {
      scopes: key.scopes.filter(key.for_customer === null ? isMachineScope : isCustomerScope),
      expiresOn: key.expires_on,
      revoked: key.revoked,
    }
    const decided = mayUse(facts, scope, todayOf(tenant, clock))
    return { key, facts, decided, used: await countUse(tx, tenant.id, key.id, now, from) }
  })
  if (!known) throw new Problem('key_unknown')
  const { key, facts, decided, used } = known
  if (!decided.ok)
    throw new Problem(decided.reason, {
      ...(decided.reason === 'scope_missing' && { detail: `The scope ${scope} is needed` }),
    })
  if (used > key.rate)
    throw new Problem('too_many', {
      detail: `This key may send ${key.rate} requests a minute`,
      retryAfter: Math.max(1, Math.ceil((minute - (now.getTime() % minute)) / 1_000)),
    })
  const { scopes } = facts
  return {
    keyId: key.id,
    name: key.name,
    isOfCustomer: key.for_customer !== null,
    scopes,
    rate: key.rate,
    left: key.rate - used,
  }
}

async function findKey(tx: Tx, secret: string): Promise<Row | undefined> {
  const [row] = await tx.query<Row>(
    'SELECT id, name, hash, for_customer, scopes, rate, expires_on, revoked_at IS NOT NULL AS revoked FROM machine_key WHERE start = $1',
    [startOf(secret)],
  )
  return row && isSame(secret, row.hash) ? row : undefined
}

/** Counts a request. @returns how many the key has sent in this minute */
async function countUse(
  tx: Tx,
  tenantId: string,
  keyId: number,
  now: Date,
  from: string,
): Promise<number> {
  const [row] = await tx.query<{ requests: number }>(
    `INSERT INTO machine_key_use AS u (tenant_id, key_id, minute, requests, last_used_at, last_used_from) VALUES ($1, $2, $3, 1, $4, $5)
     ON CONFLICT (tenant_id, key_id) DO UPDATE SET minute = EXCLUDED.minute, last_used_at = EXCLUDED.last_used_at, last_used_from = EXCLUDED.last_used_from,
       requests = CASE WHEN u.minute = EXCLUDED.minute THEN u.requests ELSE 0 END + 1
     RETURNING requests`,
    [tenantId, keyId, new Date(Math.floor(now.getTime() / minute) * minute), now, from],
  )
  return row!.requests
}
