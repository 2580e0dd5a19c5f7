import { strict as assert } from 'node:assert'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../support/postgres.ts'
import { dealer, takePassword } from './dealer.ts'
import { customerOf, writeFeeds } from './feeds.ts'
import { runGuide } from './guide.ts'
import { type PickyErp, startErp } from './picky-erp.ts'
import {
  archiveAll,
  archiveFolder,
  archiving,
  baseBackup,
  momentOf,
  recoverTo,
} from './point-in-time.ts'
import { type Portal, run, startPortal } from './portal.ts'
import { ordersAt, sumsAt } from './sums.ts'

// The whole life of an installation on a real PostgreSQL, as its operator lives it: set up, fill, order, crash, recover,
// restore, move. It ends with an error where a sum is another one than it was.

const home = mkdtempSync(join(tmpdir(), 'pannier-operate-'))
chmodSync(home, 0o755)
const archive = archiveFolder(home)
chmodSync(archive, 0o777)
const password = 'Spokes-and-hubs-2026'
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

const begun = Date.now()
async function step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
  const answer = await work()
  process.stdout.write(`${((Date.now() - begun) / 1_000).toFixed(1).padStart(6)} s  ${name}\n`)
  return answer
}

const postgres = await startPostgres(archiving(archive))
const addressOf = (database: string, role = 'portal_owner') => {
  const url = new URL(postgres.url)
  url.username = role
  url.password = role === 'postgres' ? '' : 'secret'
  url.pathname = `/${database}`
  return url.href
}
const asRoot = async (...statements: string[]) => {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  for (const sql of statements) await client.query(sql)
  await client.end()
}
const erp: PickyErp = await startErp()
const place = (database: string) => ({
  databaseUrl: addressOf(database),
  dataDir: join(home, 'data'),
})
const env = (database: string) => ({
  DATABASE_URL: addressOf(database),
  DATA_DIR: join(home, 'data'),
  SECRET: 'of the test alone',
  ERP_URL: erp.url,
})
let portal: Portal | undefined

/** Orders that may fail before the test does. */
const mostRefusals = 30

/** Places orders until `count` were confirmed, whatever happens meanwhile. @returns totals of the confirmed ones by number */
async function orders(count: number, from: number, until?: () => boolean) {
  const confirmed = new Map<string, string>()
  const buyer = await dealer(portal!.url, 'dealer1', password)
  let refusals = 0
  for (let n = from; confirmed.size < count && !until?.(); n += 1)
    try {
      const order = await buyer.order(n)
      confirmed.set(order.number, order.total)
    } catch (error) {
      // A server that was killed answers nothing; one that runs may need a moment.
      if (until?.()) break
      if ((refusals += 1) > mostRefusals) throw error
      await wait(100)
    }
  return confirmed
}

const same = (found: Map<string, string>, expected: Map<string, string>, what: string) => {
  for (const [number, total] of expected)
    assert.equal(Number(found.get(number)), Number(total), `${what}: order ${number}`)
}

/** Waits until the ERP has every order that the database has. */
async function handedOver(database: string) {
  for (let tries = 0; tries < 900; tries += 1) {
    const there = await ordersAt(addressOf(database))
    if ([...there.keys()].every((number) => erp.orders.has(number))) return there
    await wait(200)
  }
  throw new Error('orders were not handed over')
}

try {
  await step('a role and a database, as the guide says', () =>
    asRoot(
      `CREATE ROLE portal_owner LOGIN CREATEROLE PASSWORD 'secret'`,
      'CREATE DATABASE portal OWNER portal_owner',
      'CREATE DATABASE other OWNER portal_owner',
    ),
  )
  await step('tenant, feeds, a dealer', () => {
    run(
      'tenant',
      [
        '--id',
        'shop',
        '--host',
        'shop.localhost',
        '--name',
        'Shop',
        '--country',
        'DE',
        '--currency',
        'EUR',
      ],
      env('portal'),
    )
    writeFeeds(join(home, 'feeds'))
    run('import', ['--tenant', 'shop', join(home, 'feeds')], env('portal'))
    run('tenant', ['--id', 'shop', '--open', '--no-invite'], env('portal'))
  })
  const first = run(
    'user',
    [
      '--tenant',
      'shop',
      '--username',
      'dealer1',
      '--role',
      'dealer',
      '--email',
      'shop1@example.com',
      '--customer',
      customerOf(1),
    ],
    env('portal'),
  ).match(/\S{12,}$/m)![0]
  portal = await step('the server starts', () => startPortal(env('portal')))
  await takePassword(portal.url, 'dealer1', first, password)
  const placed = await step('20 orders', () => orders(20, 0))

  const base = join(postgres.dir, 'base')
  await step('a base backup for recovery to a point in time', () => baseBackup(postgres, base))

  let killed = false
  const underFire = await step('kill -9 of the server while a dealer orders', async () => {
    const running = orders(200, 100, () => killed)
    await wait(1_500)
    killed = true
    await portal!.kill()
    portal = undefined
    return running
  })
  portal = await startPortal(env('portal'))
  same(await ordersAt(addressOf('portal')), new Map([...placed, ...underFire]), 'after kill -9')
  await step('kill -9 of PostgreSQL, which starts again', async () => {
    postgres.crash()
    postgres.restart()
  })
  const later = await step('10 more orders by the same server', () => orders(10, 300))
  const all = await step('the ERP has every order once', () => handedOver('portal'))
  same(all, new Map([...placed, ...underFire, ...later]), 'after the crash')
  same(all, erp.orders, 'at the ERP')

  const moment = await momentOf(postgres)
  const atMoment = await sumsAt(place('portal'))
  await step('an accident: all prices gone', async () => {
    const client = new pg.Client({ connectionString: addressOf('portal', 'postgres') })
    await client.connect()
    await client.query('DELETE FROM price')
    await client.end()
    await archiveAll(postgres)
  })
  await step('recovered to the moment before, sums equal', async () => {
    const recovered = await recoverTo(postgres, { base, archive, moment, port: await freePort() })
    const url = new URL(addressOf('portal'))
    url.port = new URL(recovered.url).port
    run('restore', ['--recovered'], { ...env('portal'), DATABASE_URL: url.href })
    assert.deepEqual(await sumsAt({ databaseUrl: url.href, dataDir: home }), atMoment)
    recovered.stop()
  })
  await step('the import brings the prices back', () => {
    run('import', ['--tenant', 'shop', join(home, 'feeds')], env('portal'))
  })

  const before = await sumsAt(place('portal'))
  await step('a backup', () => void run('backup', [join(home, 'backup.sql')], env('portal')))
  const lost = await step('5 orders after it, taken by the ERP', () => orders(5, 400))
  await handedOver('portal')
  await portal.stop()
  await step('restored: sums as at the backup', async () => {
    run('restore', [join(home, 'backup.sql')], env('portal'))
    assert.deepEqual(await sumsAt(place('portal')), before)
  })
  portal = await startPortal(env('portal'))
  const anew = await step('5 new orders have numbers that the ERP does not know', async () => {
    const fresh = await orders(5, 500)
    for (const number of fresh.keys()) assert(!lost.has(number), `${number} was given twice`)
    await handedOver('portal')
    assert.deepEqual(erp.contradictions, [])
    return fresh
  })
  await portal.stop()
  portal = undefined

  const final = await sumsAt(place('portal'))
  const embedded = join(home, 'embedded')
  await step('moved to an embedded database, sums equal', async () => {
    run('move', ['--to', embedded], env('portal'))
    assert.deepEqual(await sumsAt({ dataDir: embedded }), final)
  })
  const embeddedEnv = {
    DATA_DIR: embedded,
    DATABASE_URL: '',
    SECRET: 'of the test alone',
    ERP_URL: erp.url,
  }
  portal = await step('the server runs on it', () => startPortal(embeddedEnv))
  const there = await step('3 orders there', () => orders(3, 600))
  for (const number of there.keys()) assert(!anew.has(number), `${number} was given twice`)
  await portal.stop()
  portal = undefined
  await step('and moved to another PostgreSQL, sums equal', async () => {
    const sums = await sumsAt({ dataDir: embedded })
    run('move', ['--to', addressOf('other')], embeddedEnv)
    assert.deepEqual(await sumsAt({ databaseUrl: addressOf('other'), dataDir: home }), sums)
  })
  await step('the commands of docs/operators.md, in an empty folder', () =>
    runGuide('docs/operators.md', { DATA_DIR: join(home, 'guide'), DATABASE_URL: '' }),
  )
  process.stdout.write(`${JSON.stringify(final)}\nEverything is where it was.\n`)
} finally {
  await portal?.kill()
  erp.close()
  postgres.stop()
  rmSync(home, { recursive: true, force: true })
}
