import type { FastifyBaseLogger } from 'fastify'
import type { Permission } from '#domain/account/permissions.ts'
import { isPermission } from '#domain/account/permissions.ts'
import { mustSetUp } from '#domain/account/second-factor.ts'
import type { Clock } from './clock.ts'
import type { Catalogues } from './modules/catalogue/catalogues.ts'
import type { Database, Tx } from './db/database.ts'
import { failure } from './failure.ts'
import type { EnteredSessions } from './session/entered-sessions.ts'
import { type EnteredRow, enterKeySql, enterSql, resumeSql } from './session/sessions.ts'
import type { WorkBudget } from './session/work-budget.ts'
import type { Tokens } from './session/tokens.ts'
import type { LogoOf } from './portal/logos.ts'
import type { Settings } from './settings.ts'
import { type Tenant, todayOf } from './tenants.ts'

/** Services and settings the server creates once. */
export interface AppContext {
  database: Database
  clock: Clock
  tokens: Tokens
  catalogues: Catalogues
  sessions: EnteredSessions
  settings: Settings
  logoOf: LogoOf
  budget: WorkBudget
}

export interface User {
  id: number
  username: string
  name: string
  email: string | null
  role: string
  limitation: string | null
  language: string | null
  mustChangePassword: boolean
  /** One of the roles requires a second factor. */
  secondFactorRequired: boolean
  mustSetUpSecondFactor: boolean
  /** Name of the system that has opened the catalogue (punch-out); null: the person has logged in. */
  punchOut: string | null
  permissions: Permission[]
}

export interface ActiveCustomer {
  id: number
  r3: string
  isr: string | null
}

/** Sender of an HTTP request as stated by its token; unverified until `enter`. */
export interface Caller {
  parts: AppContext
  tenant: Tenant
  sessionId: string | null
  /** Id of the token's person; null: no token, as from a browser known by its cookies. */
  userId: number | null
  binding: string | null
  /** The customer its token was made for; another tab may have chosen another one since. Undefined: does not matter here. */
  customerR3: string | null | undefined
  /** The customer it wants to read of, where that is not the session's: what is taken along to a visit. */
  onBehalfOf: string | null
  /** A change that a view may make too: it is of the view's own session. */
  changesView?: boolean
  /** Network address, and host name without a port: one of the tenant's. */
  address: string
  host: string
  /** Number of the HTTP request in the server's log. */
  requestId: string
  log: FastifyBaseLogger
}

/** Context of a resolver: an open transaction that sees only the rows of this user and customer. */
export interface RequestContext extends AppContext {
  tx: Tx
  tenant: Tenant
  sessionId: string
  user: User
  /** The administrator who views the portal as this person, for reading only; null: the session is the person’s own. */
  viewer: { id: number; name: string } | null
  /** The customer the session works for, or null. `customerOf` refuses in words. */
  customer: ActiveCustomer | null
  staleCustomer: boolean
  /** Sales organisations whose articles this request may see: the customer's, else the person's own, else all. */
  sorgs: string[]
  catalogueRevision: number
  /**
   * Key of the prices this customer sees: customers with the same price groups share one, unless
   * some prices are theirs alone.
   */
  priceList: string
  today: string
  /**
   * Runs work that changes what the transaction sees (`act_for_all`), with no other root field's statement in between.
   * Afterwards the transaction sees the chosen customer's rows again.
   */
  alone: <T>(work: (request: RequestContext) => Promise<T>) => Promise<T>
  host: string
  requestId: string
  /** Name of the customer's key, where a program asks in the person's name. */
  machine?: string | null
  /** The device's stream, where a change came with one. */
  streamId?: string | null | undefined
  log: FastifyBaseLogger
}

const users = new WeakMap<EnteredRow, User>()
/** The person of a session as it was entered; the same object as long as that is remembered. */
function userOf(row: EnteredRow): User {
  const known = users.get(row) ?? personOf(row)
  users.set(row, known)
  return known
}
const personOf = (row: EnteredRow): User => ({
  id: row.user_id,
  username: row.username,
  name: row.name,
  email: row.email,
  role: row.role,
  limitation: row.limitation,
  language: row.language,
  mustChangePassword: row.must_change_password,
  secondFactorRequired: row.second_factor_required,
  mustSetUpSecondFactor: mustSetUp({
    required: row.second_factor_required,
    hasOne: row.has_second_factor,
  }),
  punchOut: row.punch_out,
  permissions: row.permissions.filter(isPermission),
})

/** Keeps people to what they must do first. @throws PASSWORD_CHANGE_REQUIRED, SECOND_FACTOR_REQUIRED */
export function requireSetUp({ mustChangePassword, mustSetUpSecondFactor }: User): void {
  if (mustChangePassword) throw failure('PASSWORD_CHANGE_REQUIRED')
  if (mustSetUpSecondFactor) throw failure('SECOND_FACTOR_REQUIRED')
}

const priceListOf = ({ own_prices, customer_id, sorgs, price_groups }: EnteredRow) =>
  own_prices
    ? `customer ${customer_id}`
    : (price_groups ?? []).map((group, n) => `${sorgs?.[n]}=${group}`).join('&')

/** Whether a session that was entered may go on for the customer its caller speaks of. @throws UNAUTHENTICATED, FORBIDDEN, CUSTOMER_LOST */
function checkCustomer(
  { customerR3, onBehalfOf }: Caller,
  { customer_r3, permissions }: EnteredRow,
): void {
  if (onBehalfOf !== null) {
    if (!permissions.includes('menu.change-cust'))
      throw failure('FORBIDDEN', { anyScope: ['menu.change-cust'] })
    if (customer_r3 !== onBehalfOf) throw failure('CUSTOMER_LOST')
    return
  }
  // The page behind it shows another customer's prices: renewing tells it so.
  if (customerR3 !== undefined && customer_r3 !== null && customer_r3 !== customerR3)
    throw failure('UNAUTHENTICATED')
}

/**
 * Runs `work` in a transaction in the name of the caller's session.
 * @throws UNAUTHENTICATED without a living session, FORBIDDEN and CUSTOMER_LOST in another customer's place, BAD_INPUT for a change in it, VIEW_ONLY for a change in a view
 */
export function enter<T>(
  caller: Caller,
  readOnly: boolean,
  work: (request: RequestContext) => Promise<T>,
): Promise<T> {
  const { parts, tenant, sessionId, binding, onBehalfOf } = caller
  if (!sessionId || !binding) throw failure('UNAUTHENTICATED')
  if (onBehalfOf !== null && !readOnly) throw failure('BAD_INPUT')
  return parts.database.enter<EnteredRow, T>(
    { sql: enterSql(tenant.id, sessionId, binding, onBehalfOf), readOnly },
    (tx, row) => {
      if (!row?.user_id) throw failure('UNAUTHENTICATED')
      if (row.viewer !== null && !readOnly && !caller.changesView) throw failure('VIEW_ONLY')
      checkCustomer(caller, row)
      if (onBehalfOf === null && row.seen !== null) parts.sessions.keep(caller, row)
      return work(requestOf(caller, sessionId, tx, row))
    },
  )
}

/** A way into a session that was entered before. */
export interface Resumption {
  /**
   * Runs `work` in a transaction as the session was entered then. Nothing may be told before `confirmed`.
   * @throws ScopeMoved when something of it has changed since
   */
  enter<T>(
    readOnly: boolean,
    work: (request: RequestContext, confirmed: Promise<void>) => Promise<T>,
  ): Promise<T>
}

/** Returns how to enter the caller's session as it was entered before; undefined: it is not remembered, or not as the caller knows it. */
export function resumptionOf(caller: Caller): Resumption | undefined {
  const { parts, tenant, sessionId, binding, onBehalfOf } = caller
  if (!sessionId || !binding || onBehalfOf !== null) return undefined
  const row = parts.sessions.of(caller)
  if (!row) return undefined
  try {
    checkCustomer(caller, row)
  } catch {
    return undefined
  }
  return {
    enter: (readOnly, work) =>
      parts.database.resume(
        { sql: resumeSql(tenant.id, sessionId, binding, row), readOnly },
        (tx, confirmed) => work(requestOf(caller, sessionId, tx, row), confirmed),
      ),
  }
}

/** A program that asks by a customer's key, once the key is checked. */
export type KeyCaller = Pick<Caller, 'parts' | 'tenant' | 'host' | 'requestId' | 'log'> & {
  keyId: number
  machine: string
}

/**
 * Runs `work` in a transaction in the name of the person who made the key, for its customer alone. It gets null when that
 * person may no longer act for the customer.
 */
export const enterByKey = <T>(
  { keyId, machine, ...caller }: KeyCaller,
  readOnly: boolean,
  work: (request: RequestContext | null) => Promise<T>,
): Promise<T> =>
  caller.parts.database.enter<EnteredRow, T>(
    { sql: enterKeySql(caller.tenant.id, keyId), readOnly },
    (tx, row) => work(row?.user_id ? { ...requestOf(caller, '', tx, row), machine } : null),
  )

function requestOf(
  caller: Omit<KeyCaller, 'keyId' | 'machine'>,
  sessionId: string,
  tx: Tx,
  row: EnteredRow,
): RequestContext {
  const { parts, tenant, host, requestId, log } = caller
  const request: RequestContext = {
    ...parts,
    tx,
    tenant,
    sessionId,
    user: userOf(row),
    viewer: row.viewer === null ? null : { id: row.viewer, name: row.viewer_name ?? '' },
    customer:
      row.customer_id === null
        ? null
        : { id: row.customer_id, r3: row.customer_r3 ?? '', isr: row.customer_isr },
    staleCustomer: row.stale_customer,
    sorgs: row.sorgs ?? tenant.sorgs.map(({ sorg }) => sorg),
    catalogueRevision: row.catalogue_revision ?? 0,
    priceList: priceListOf(row),
    today: todayOf(tenant, parts.clock),
    alone: (inner) => inner(request),
    host,
    requestId,
    log,
  }
  return request
}

/**
 * Returns the customer this session works for.
 * @throws NO_CUSTOMER none chosen, CUSTOMER_LOST no longer one of this user's customers
 */
export function customerOf(request: RequestContext): ActiveCustomer {
  if (request.customer) return request.customer
  throw failure(request.staleCustomer ? 'CUSTOMER_LOST' : 'NO_CUSTOMER')
}
