import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { machineScopes } from '#domain/machine/machine-scopes.ts'
import { addMachineGround } from '../../tests/support/machine-ground.ts'
import { logIn, type Session, startApp, testSettings } from '../../tests/support/server.ts'
import { emptyPostgres } from '../../tests/support/database.ts'
import { startPushService } from '../../tests/support/push.ts'
import { startWork } from '../../tests/support/work.ts'
import { buildWorld, password, type World } from '../../tests/support/world.ts'
import { setConfig } from '../admin/config-values.ts'
import { openTenant } from '../admin/open-tenant.ts'
import type { Database } from '../db/database.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { createDiskStore } from '../modules/files/disk-store.ts'
import { originalKey, publicKey } from '../modules/files/file-store.ts'
import { createPartialUploads } from '../modules/files/partial-uploads.ts'
import { createGateways } from '../modules/payments/gateways/gateways.ts'
import { hashPassword } from '../session/password.ts'
import { createTenants } from '../tenants.ts'
import { createSandbox } from './create-sandbox.ts'
import { resetSandbox, type SandboxDeps } from './reset-sandbox.ts'

const clock = () => new Date()
const dataDir = mkdtempSync(join(tmpdir(), 'pannier-sandbox-'))
const store = createDiskStore(dataDir)
const partial = createPartialUploads(dataDir)
/** A worker whose files are where the sandbox's are. */
const startWorker = () => startWork(database, { clock, settings: { dataDir } })
const host = 'sandbox.aa.test'
const settings = { dataDir }
let database: Database
let world: World
let app: Awaited<ReturnType<typeof startApp>>
let admin: Session
let realAdmin: Session
let withPassword: unknown[]
let parts: SandboxDeps
beforeAll(async () => {
  database = await emptyPostgres()
  parts = { database, clock, store, partial, settings }
  world = await buildWorld(database, 'aa')
  await addMachineGround(database, world)
  await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      `INSERT INTO role (tenant_id, name, permissions) VALUES ('aa', 'own.role', '{page.catalog}')`,
    ),
  )
  await createSandbox(parts, 'aa', [host], 20)
  withPassword = await sql(
    'aa-sandbox',
    'SELECT username FROM app_user WHERE password_hash IS NOT NULL',
  )
  const hash = await hashPassword(password)
  await sql(
    'aa-sandbox',
    'UPDATE app_user SET password_hash = $1, must_change_password = false, first_password_until = NULL',
    [hash],
  )
  app = await startApp(database)
  admin = await logIn(app, host, 'admin')
  realAdmin = await logIn(app, world.host, 'admin')
}, 120_000)
afterAll(async () => {
  await app?.close()
  await database?.close()
})

const sql = <Row = Record<string, unknown>>(
  tenantId: string,
  text: string,
  params: unknown[] = [],
) =>
  database.within({ tenantId, user: 'any', customers: 'all' }, (tx) => tx.query<Row>(text, params))
const bare = <Row = Record<string, unknown>>(text: string) =>
  database.bare((tx) => tx.query<Row>(text))

/** Everything that a tenant holds, as one number for each table. */
async function held(tenantId: string) {
  const tables = await bare<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'machine_key_use' ORDER BY 1`,
  )
  const counts: Record<string, string> = {}
  for (const { name } of tables)
    counts[name] = (
      await sql<{ n: string }>(
        tenantId,
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS n FROM "${name}" t WHERE tenant_id = current_setting('app.tenant')`,
      )
    )[0]!.n
  return counts
}

const saveKey = async (session: Session) =>
  (
    await session.ask(
      'mutation($k: MachineKeyInput!) { saveMachineKey(machineKey: $k) { secret } }',
      {
        k: { name: `Key ${Math.random()}`, scopes: machineScopes, rate: 6000 },
      },
    )
  ).data.saveMachineKey.secret as string
const api = async (secret: string, at: string, method: 'GET' | 'POST', path: string) => {
  const answer = await app.inject({
    method,
    url: `/api/machine/v1${path}`,
    headers: { host: at, authorization: `Bearer ${secret}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('a real tenant', () => {
  const refusals: [string, () => Promise<unknown>][] = [
    ['the reset', () => resetSandbox(parts, 'aa')],
    ['the function that empties', () => sql('aa', 'SELECT empty_sandbox()')],
    [
      'the flag, set later',
      () => bare(`UPDATE tenant SET sandbox_of = 'aa-sandbox' WHERE id = 'aa'`),
    ],
    [
      'the flag, taken off to go on as a real one',
      () => bare(`UPDATE tenant SET sandbox_of = NULL WHERE id = 'aa-sandbox'`),
    ],
    [
      'the flag, set by a request',
      () => sql('aa', `UPDATE tenant SET sandbox_of = 'aa-sandbox' WHERE id = 'aa'`),
    ],
    ['a sandbox of a sandbox', () => createSandbox(parts, 'aa-sandbox', ['x.test'])],
    ['a second sandbox', () => createSandbox(parts, 'aa', ['y.test'])],
  ]
  test.each(refusals)('%s is refused, and nothing is touched', async (_, attempt) => {
    const before = await held('aa')
    await expect(attempt()).rejects.toThrow(/sandbox|permission denied/)
    expect(await held('aa')).toEqual(before)
  })

  test('is not reset by its API or its administrator', async () => {
    const secret = await saveKey(realAdmin)
    const before = await held('aa')
    expect((await api(secret, world.host, 'POST', '/sandbox/reset')).body).toMatchObject({
      status: 409,
      code: 'no_sandbox',
    })
    const { data } = await realAdmin.ask('mutation { resetSandbox { userErrors { code } } }')
    expect(data.resetSandbox.userErrors).toEqual([{ code: 'no_sandbox' }])
    expect((await realAdmin.ask('{ sandbox { of } }')).data.sandbox).toBeNull()
    const jobs = await database.jobs(`SELECT 1 FROM pgboss.job WHERE name = 'sandbox-reset'`)
    expect([await held('aa'), jobs.rows]).toEqual([before, []])
  })

  test('a job with its name ends without a change', async () => {
    const before = await held('aa')
    await database.jobs(
      `INSERT INTO pgboss.job (name, data) VALUES ('sandbox-reset', '{"tenantId": "aa"}')`,
    )
    await startWork(database, { clock }).drain()
    expect(await held('aa')).toEqual(before)
    await database.jobs('DELETE FROM pgboss.job')
  })
})

describe('a sandbox', () => {
  test('has its tenant’s roles and settings, records of its own, and says what it is', async () => {
    const tenant = (await createTenants(database, clock).byHost(host))!
    expect(tenant).toMatchObject({ id: 'aa-sandbox', sandbox: true, maintenance: false })
    expect(tenant.config).toMatchObject({
      webTitle: 'SANDBOX · Portal aa',
      imageNavbar: '',
      webLogo: '',
    })
    expect(await sql('aa-sandbox', `SELECT name FROM role WHERE name = 'own.role'`)).toHaveLength(1)
    expect(await sql('aa-sandbox', 'SELECT FROM article')).not.toHaveLength(0)
    expect((await admin.ask('{ sandbox { of resetting } }')).data.sandbox).toEqual({
      of: 'Tenant aa',
      resetting: false,
    })
  })

  test('nobody could log in before an operator gave a password', () =>
    expect(withPassword).toEqual([]))

  test('its keys say so, and open nothing else', async () => {
    const secret = await saveKey(admin)
    expect(secret).toMatch(/^pnr_test_[\w-]{43}$/)
    expect((await api(secret, host, 'GET', '/key')).body).toMatchObject({
      sandbox: true,
      resetting: false,
    })
    expect((await api(secret, world.host, 'GET', '/key')).body.code).toBe('key_unknown')
    expect((await api(await saveKey(realAdmin), host, 'GET', '/key')).body.code).toBe('key_unknown')
  })

  test('mails nothing, and is never opened', async () => {
    const tenant = (await createTenants(database, clock).byHost(host))!
    await sql('aa-sandbox', 'DELETE FROM mail_message')
    await database.within({ tenantId: tenant.id, user: 'any', customers: 'all' }, (tx) =>
      queueMail(tx, tenant, {
        to: 'someone@example.com',
        language: 'en-us',
        host,
        say: (words) => words.reply({ portal: 'P', reply: 'R', wrote: 'W' }),
      }),
    )
    expect(await sql('aa-sandbox', 'SELECT state FROM mail_message')).toEqual([{ state: 'held' }])
    expect(await openTenant(database, 'aa-sandbox', { invite: true })).toBeUndefined()
    await sql('aa-sandbox', 'SELECT open_tenant()')
    await expect(
      bare(`UPDATE tenant SET opened_at = now() WHERE id = 'aa-sandbox'`),
    ).rejects.toThrow('sandbox_never_opens')
    expect(await bare(`SELECT opened_at FROM tenant WHERE id = 'aa-sandbox'`)).toEqual([
      { opened_at: null },
    ])
  })

  test('pushes nothing: the inbox alone has it', async () => {
    const service = await startPushService()
    const endpoints: Record<string, string> = {}
    await database.jobs(`DELETE FROM pgboss.job`)
    for (const tenantId of ['aa', 'aa-sandbox']) {
      const { endpoint, keys } = service.subscribe()
      endpoints[tenantId] = new URL(endpoint).pathname
      await sql(
        tenantId,
        `INSERT INTO push_subscription (tenant_id, user_id, session_id, endpoint, p256dh, auth, server_key, created_at, last_seen_at)
         SELECT $1, user_id, id, $2, $3, $4, $5, now(), now() FROM session LIMIT 1`,
        [tenantId, endpoint, keys.p256dh, keys.auth, testSettings.vapid.publicKey],
      )
      const [{ id } = { id: 0 }] = await sql<{ id: number }>(
        tenantId,
        'SELECT user_id AS id FROM push_subscription',
      )
      const event = { kind: 'password-changed', userId: id, at: clock().toISOString() }
      await setConfig(database, tenantId, ['WEB_NOTIFICATION=true'])
      await database.jobs(
        `INSERT INTO pgboss.job (name, data) VALUES ('notify', '${JSON.stringify({ tenantId, event })}')`,
      )
    }
    await startWorker().drain()
    await service.close()
    expect(service.delivered.map(({ path }) => path)).toEqual([endpoints.aa])
    expect(
      await sql('aa-sandbox', `SELECT FROM notification WHERE kind = 'password-changed'`),
    ).toHaveLength(1)
  })

  test('has visits with photos and marketing material', async () => {
    expect(await sql('aa-sandbox', 'SELECT FROM visit')).not.toHaveLength(0)
    expect(await sql('aa-sandbox', 'SELECT FROM marketing_category')).not.toHaveLength(0)
    const files = await sql<{ sha256: string }>(
      'aa-sandbox',
      `SELECT coalesce(kept_sha256, sha256) AS sha256 FROM file WHERE state = 'ready'`,
    )
    expect(files).not.toHaveLength(0)
    for (const { sha256 } of files)
      expect(existsSync(join(dataDir, 'files', originalKey('aa-sandbox', sha256)))).toBe(true)
  })

  test('no payment service takes its money', () => {
    const settings = {
      sandboxPay: false,
      stripe: new Map([['stripe', { secretKey: 'sk_test_1' }]]),
    }
    const gateways = createGateways({ database, clock, settings } as never)
    expect(gateways({ id: 'aa-sandbox', sandbox: true }, 'stripe')).toBeUndefined()
    expect(gateways({ id: 'aa', sandbox: false }, 'stripe')).toBeDefined()
  })

  test('nothing of it reaches the ERP: its orders wait to be read', async () => {
    const [order] = await sql<{ order_no: string; customer_id: number }>(
      'aa-sandbox',
      'SELECT order_no, customer_id FROM sales_order LIMIT 1',
    )
    await sql(
      'aa-sandbox',
      `INSERT INTO order_handover (tenant_id, customer_id, order_no) VALUES ('aa-sandbox', $1, $2) ON CONFLICT DO NOTHING`,
      [order!.customer_id, order!.order_no],
    )
    await database.jobs(`DELETE FROM pgboss.job`)
    await database.jobs(
      `INSERT INTO pgboss.job (name, data) VALUES ('handover', '{"tenantId": "aa-sandbox", "orderNo": "${order!.order_no}"}')`,
    )
    await startWork(database, { clock }).drain()
    expect(
      await sql('aa-sandbox', 'SELECT state, attempts FROM order_handover WHERE order_no = $1', [
        order!.order_no,
      ]),
    ).toEqual([{ state: 'waiting', attempts: 0 }])
  })

  test('is put back by its API: what was changed is gone, keys and people stay, the real tenant is untouched', async () => {
    const secret = await saveKey(admin)
    const codes = () => sql('aa-sandbox', 'SELECT code, name FROM article ORDER BY code')
    await sql('aa-sandbox', `UPDATE article SET name = 'Changed'`)
    await sql(
      'aa-sandbox',
      `INSERT INTO vendor (tenant_id, code, name) VALUES ('aa-sandbox', 'MINE', 'Mine')`,
    )
    await sql(
      'aa-sandbox',
      `INSERT INTO webhook_endpoint (tenant_id, name, url, events, secret) VALUES ('aa-sandbox', 'E', 'https://erp.example.com/', '{quote.sent,user.created}', 's')`,
    )
    await bare(`UPDATE tenant SET config = config || '{"payment": false}' WHERE id = 'aa'`)
    const ours = ['aa-sandbox', 'aa'].map((id) => originalKey(id, 'ab'.repeat(32)))
    const small = publicKey('aa-sandbox', 'ab'.repeat(32), 'thumb.webp')
    for (const key of [...ours, small]) await store.put(key, Buffer.from('x'), 'image/png')
    const paths = (id: string) => [
      join('files', id, 'exports', 'report.csv'),
      join('imports', id, 'import', 'files', 'stock.csv'),
      join('uploads', id, '00000000-0000-4000-8000-000000000001'),
    ]
    for (const path of ['aa-sandbox', 'aa'].flatMap(paths)) {
      mkdirSync(dirname(join(dataDir, path)), { recursive: true })
      writeFileSync(join(dataDir, path), 'x')
    }
    for (const id of ['aa-sandbox', 'aa'])
      await sql(
        id,
        `INSERT INTO file (tenant_id, id, kind, name, mime, bytes, sha256, state) VALUES ($1, gen_random_uuid(), 'picture', 'x.png', 'image/png', 1, $2, 'ready')`,
        [id, 'ab'.repeat(32)],
      )
    for (const id of ['aa-sandbox', 'aa']) {
      await sql(
        id,
        `INSERT INTO export_job (tenant_id, user_id, kind, format, filter, file_name, state, file_key, expires_at) VALUES ($1, 1, 'users', 'csv', '{}', 'x.csv', 'ready', $1 || '/exports/report.csv', now())`,
        [id],
      )
      await sql(
        id,
        `INSERT INTO file (tenant_id, id, kind, name, bytes, sha256, state) VALUES ($1, '00000000-0000-4000-8000-000000000001', 'picture', 'y.png', 2, '', 'uploading')`,
        [id],
      )
    }
    const realBefore = await held('aa')
    expect((await api(secret, host, 'POST', '/sandbox/reset')).body).toEqual({ resetting: true })
    expect(
      await sql(
        'aa-sandbox',
        `SELECT machine IS NOT NULL AS program FROM audit_log WHERE action = 'sandbox.reset'`,
      ),
    ).toEqual([{ program: true }])
    await startWorker().drain()
    expect((await codes()).filter(({ name }) => name === 'Changed')).toEqual([])
    expect(await sql('aa-sandbox', `SELECT FROM vendor WHERE code = 'MINE'`)).toEqual([])
    expect(
      await bare(
        `SELECT config->'payment' AS payment, maintenance, sandbox_reset_at IS NOT NULL AS reset FROM tenant WHERE id = 'aa-sandbox'`,
      ),
    ).toEqual([{ payment: false, maintenance: false, reset: true }])
    expect((await api(secret, host, 'GET', '/key')).status).toBe(200)
    expect((await admin.ask('{ sandbox { of } }')).data.sandbox).toEqual({ of: 'Tenant aa' })
    // What the reset itself makes is told to no endpoint.
    expect(await sql('aa-sandbox', 'SELECT FROM webhook_delivery')).toEqual([])
    expect(await held('aa')).toEqual(realBefore)
    const stored = [...ours, small].map((key) => existsSync(join(dataDir, 'files', key)))
    expect(stored).toEqual([false, true, false])
    const left = (id: string) => paths(id).filter((path) => existsSync(join(dataDir, path)))
    expect(left('aa-sandbox')).toEqual([])
    expect(left('aa')).toEqual(paths('aa'))
  }, 120_000)
})
