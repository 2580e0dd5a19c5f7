import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { S3Settings } from './modules/files/s3-store.ts'
import type { DatabaseLimits } from './db/postgres.ts'
import { type VapidKeys, vapidKeys } from './push/vapid.ts'

/** Settings from the environment, as the README lists them. */
export interface Settings {
  port: number
  host: string
  /** PostgreSQL; unset: the embedded database under `dataDir`. */
  databaseUrl: string | undefined
  /** Log-in for requests, by a role that cannot become the owner; unset: that of `databaseUrl`. */
  databaseAppUrl: string | undefined
  /** Connections for requests, and how long a request waits for PostgreSQL. */
  databasePool: number
  databaseLimits: DatabaseLimits
  /** A server brings the schema up to date at its start; off: `npm run migrate` does, where several servers run. */
  migrate: boolean
  dataDir: string
  /** Address people reach the portal at; https switches HSTS on. */
  publicUrl: string | undefined
  /** Path of `publicUrl`, such as `/orders`: the portal is below it; empty: at the root of its host. */
  basePath: string
  /** Proxies in front: their number, or their addresses and networks; false for none. */
  trustProxy: false | number | string[]
  secret: string
  /** Mail server; unset: messages become files under `dataDir`. */
  smtpUrl: string | undefined
  /** Address that messages come from; unset: no-reply at the tenant's host. */
  mailFrom: string | undefined
  /** Address that receives orders by HTTP; unset: they become files. */
  erpUrl: string | undefined
  /** Signs what is sent to `erpUrl`. */
  erpSecret: string | undefined
  /** Folder that feeds are taken from, one sub-folder a tenant; unset: none is watched. */
  feedDir: string | undefined
  /** Folder for those files; unset: `orders` under `dataDir`. */
  erpDir: string | undefined
  /** By which push services know this installation. */
  vapid: VapidKeys
  /** The keys are the environment's, not made here. */
  vapidGiven: boolean
  /** Push services may be at http and in private networks: for tests and development. */
  localPush: boolean
  freeDocuments: boolean
  introspection: boolean
  apiKeyHashes: string[]
  /** `name:password` that `/server/config` and its neighbours ask for. */
  configAuth: string
  /** S3-compatible store of uploaded files; unset: the folder `files` under `dataDir`. */
  s3: S3Settings | undefined
  /** The sandbox payment service answers at /sandbox-pay/ and takes play money: for demos and tests. */
  sandboxPay: boolean
  /** Accounts with Stripe, by the gateway id that payment methods name. */
  stripe: ReadonlyMap<string, StripeAccount>
  /** Points of work that servers do for one person within a minute; 0: no limit. */
  workLimit: number
  logLevel: string
  /** Statements that take longer, in ms, are logged; 0: none. */
  slowStatement: number
  /** Opens /metrics to who sends it; unset: there is no such page. */
  metricsToken: string | undefined
  /** Collector of OpenTelemetry that traces and measures are sent to; unset: none. */
  collector: string | undefined
}

/** An account with Stripe. */
export interface StripeAccount {
  secretKey: string
  /** Signs what Stripe sends. */
  webhookSecret: string
  /** Address of a test double of Stripe's API; unset: Stripe's own. */
  url: string | undefined
}

/**
 * Reads the accounts with Stripe: STRIPE_SECRET_KEY is `stripe`, STRIPE_SECRET_KEY_US `stripe:us`.
 * @throws Error for a key without the secret of its webhooks
 */
function stripeFrom(env: NodeJS.ProcessEnv): Map<string, StripeAccount> {
  const accounts = new Map<string, StripeAccount>()
  for (const [name, secretKey] of Object.entries(env)) {
    const [, suffix] = /^STRIPE_SECRET_KEY(_[A-Z0-9]+)?$/.exec(name) ?? []
    if (!secretKey || !name.startsWith('STRIPE_SECRET_KEY')) continue
    const webhookSecret = env[`STRIPE_WEBHOOK_SECRET${suffix ?? ''}`]
    if (!webhookSecret)
      throw new Error(
        `${name} needs STRIPE_WEBHOOK_SECRET${suffix ?? ''}, the secret of its endpoint`,
      )
    accounts.set(`stripe${suffix ? `:${suffix.slice(1).toLowerCase()}` : ''}`, {
      secretKey,
      webhookSecret,
      url: addressOf(env.STRIPE_URL, 'STRIPE_URL'),
    })
  }
  return accounts
}

/** A person at work reaches a tenth of it; a script of parallel searches all of it within seconds. */
const defaultWorkLimit = 6_000

/** A secret made at the first start and kept beside the data. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    mkdirSync(dataDir, { recursive: true })
    const secret = randomBytes(32).toString('base64url')
    writeFileSync(file, `${secret}\n`, { mode: 0o600 })
    return secret
  }
}

/** @throws Error for an address that is none of HTTP */
function addressOf(url: string | undefined, name: string): string | undefined {
  if (!url) return undefined
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new Error(`${name} is not an http address`)
  return url
}

/**
 * Reads the path of PUBLIC_URL. Cookies, workers and pages carry it, so it has only what is the same in all of them.
 * @throws Error for another one
 */
function basePathOf(url: string | undefined): string {
  const { pathname, search, hash } = new URL(url ?? 'http://localhost')
  if (search || hash) throw new Error('PUBLIC_URL has a question or a hash behind its path')
  if (pathname === '/') return ''
  if (!/^(\/[a-z0-9-]+)+$/.test(pathname))
    throw new Error(
      `The path of PUBLIC_URL has only a-z, 0-9 and "-" between its slashes, and none at its end: ${pathname}`,
    )
  return pathname
}

/** @throws Error for an address that is none of HTTP, and for a store without keys */
function s3From(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const { S3_URL: url, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!url) return undefined
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error('S3_URL is not an http address')
  if (!accessKeyId || !secretAccessKey)
    throw new Error('S3_URL needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  return { url, accessKeyId, secretAccessKey, region: env.S3_REGION || 'us-east-1' }
}

/**
 * Returns where uploaded files are stored, for commands that need no other setting.
 * @throws Error as `settingsFrom`
 */
export const fileStorePlace = (env: NodeJS.ProcessEnv): Pick<Settings, 's3' | 'dataDir'> => ({
  s3: s3From(env),
  dataDir: env.DATA_DIR || '.data',
})

const networks = ['loopback', 'linklocal', 'uniquelocal']
const isNetwork = (name: string) => {
  const [address = '', bits, ...more] = name.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)]
  return (
    networks.includes(name) ||
    (most !== undefined &&
      more.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
  )
}

/**
 * Reads TRUST_PROXY. No value trusts every proxy: a client could then write any address into the header.
 * @throws Error for what is neither a number of proxies nor a list of their networks
 */
export function proxiesFrom(value: string | undefined): Settings['trustProxy'] {
  if (!value || value === '0' || value === 'false') return false
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const names = value.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !isNetwork(name))
  if (wrong !== undefined)
    throw new Error(
      `TRUST_PROXY is a number of proxies or a list of their networks, such as 1 or 10.0.0.0/8: ${value}`,
    )
  return names
}

/** Returns the roles that a users feed may give; undefined: those without an administrative scope. */
export const feedRoles = (env: NodeJS.ProcessEnv): string[] | undefined =>
  env.FEED_ROLES?.split(',')
    .map((role) => role.trim())
    .filter(Boolean)

/** Reads a whole number, `least` or more. @throws Error that names the variable */
function countFrom(env: NodeJS.ProcessEnv, name: string, fallback: number, least = 0): number {
  const value = env[name]
  if (!value) return fallback
  const count = Number(value)
  if (!Number.isInteger(count) || count < least)
    throw new Error(`${name} is not a whole number of ${least} or more: ${value}`)
  return count
}

const on = (value: string | undefined) => value === '1' || value === 'true'

/** Reads the settings. @throws Error for a PORT that is none */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT ?? 4400)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is not a port: ${env.PORT}`)
  const dataDir = env.DATA_DIR ?? '.data'
  const publicUrl = addressOf(env.PUBLIC_URL, 'PUBLIC_URL')
  return {
    port,
    host: env.HOST ?? '0.0.0.0',
    databaseUrl: env.DATABASE_URL || undefined,
    databaseAppUrl: env.DATABASE_APP_URL || undefined,
    databasePool: countFrom(env, 'DATABASE_POOL', 12, 1),
    databaseLimits: {
      connect: countFrom(env, 'DATABASE_CONNECT_TIMEOUT', 5_000, 1),
      statement: countFrom(env, 'DATABASE_STATEMENT_TIMEOUT', 30_000),
      lock: countFrom(env, 'DATABASE_LOCK_TIMEOUT', 10_000),
      idle: countFrom(env, 'DATABASE_IDLE_TIMEOUT', 60_000),
    },
    migrate: env.MIGRATE !== 'off',
    dataDir,
    publicUrl,
    basePath: basePathOf(publicUrl),
    trustProxy: proxiesFrom(env.TRUST_PROXY),
    secret: env.SECRET || keptSecret(dataDir),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || undefined,
    erpUrl: addressOf(env.ERP_URL, 'ERP_URL'),
    erpSecret: env.ERP_SECRET || undefined,
    erpDir: env.ERP_DIR || undefined,
    feedDir: env.FEED_DIR || undefined,
    vapid: vapidKeys(env, dataDir),
    vapidGiven: Boolean(env.VAPID_PUBLIC_KEY),
    localPush: on(env.ALLOW_LOCAL_PUSH),
    freeDocuments: on(env.ALLOW_FREE_DOCUMENTS),
    introspection: on(env.ALLOW_FREE_DOCUMENTS),
    apiKeyHashes: (env.API_KEYS ?? '')
      .split(',')
      .filter(Boolean)
      .map((key) => createHash('sha256').update(key.trim()).digest('hex')),
    configAuth: env.CONFIG_AUTH || 'pannier:public',
    s3: s3From(env),
    sandboxPay: on(env.SANDBOX_PAY),
    stripe: stripeFrom(env),
    workLimit: countFrom(env, 'WORK_LIMIT', defaultWorkLimit),
    logLevel: env.LOG_LEVEL ?? 'info',
    slowStatement: countFrom(env, 'SLOW_STATEMENT', 500),
    metricsToken: env.METRICS_TOKEN || undefined,
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT || undefined,
  }
}
