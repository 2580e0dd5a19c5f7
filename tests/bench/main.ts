import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../server/db/database.ts'
import { openDatabase } from '../../server/db/open.ts'
import { openPostgres } from '../../server/db/postgres.ts'
import { migrate } from '../../server/db/migrate.ts'
import { startPostgres } from '../support/postgres.ts'
import { measureDevice } from './device.ts'
import { makeBuyers } from './buyers.ts'
import { measureCart } from './cart.ts'
import { measureInteractions } from './interactions.ts'
import { measureLocalSearch, type SearchFigures } from './local-search.ts'
import { measurePhone } from './phone.ts'
import { measureRestock } from './restock.ts'
import { measureEmbedded, measureServer } from './server.ts'
import { measureScroll, type ScrollDevice, type ScrollFigures } from './scroll.ts'
import { measureSales } from './sales.ts'
import { jobsDone, type Running, startServer } from '../support/server-process.ts'

type Row = [what: string, figure: string, aim?: string]
const rows: Row[] = []
const note = (...row: Row) => {
  rows.push(row)
  process.stdout.write(`${row[0].padEnd(62)} ${row[1].padEnd(44)} ${row[2] ?? ''}\n`)
}

const folders: string[] = []
const folder = () => {
  const dir = mkdtempSync(join(tmpdir(), 'pannier-bench-'))
  folders.push(dir)
  return dir
}
const demoData = (env: Record<string, string>, articles: number) => {
  const began = performance.now()
  execFileSync(
    'npx',
    ['tsx', 'server/demo/main.ts', '--tenant', 'us', '--articles', String(articles)],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  )
  return Math.round((performance.now() - began) / 1000)
}

async function starts() {
  const dir = folder()
  const first = await startServer({ DATA_DIR: dir })
  note(
    'start with an empty data folder (demo data made)',
    `${(first.startedMs / 1000).toFixed(1)} s`,
  )
  await first.stop()
  const second = await startServer({ DATA_DIR: dir })
  note('second start', `${(second.startedMs / 1000).toFixed(1)} s`, '≤ 5 s')
  await jobsDone(second.url)
  return second
}

async function phone({ url }: Running) {
  const { login, againMs, againOfflineMs, toCatalogueMs, secondMs, offlineMs } =
    await measurePhone(url)
  note('login form visible (FCP), phone', `${login.visibleMs} ms`, '≤ 1,200 ms')
  note('login form usable, phone', `${login.usableMs} ms`, '≤ 2,200 ms')
  note('largest paint (LCP), phone', `${login.largestMs} ms`)
  note(
    'transferred for the login',
    `${login.transferredKiB} KiB, script ${login.scriptKiB} KiB, ${login.requests} requests`,
    '≤ 190 KiB, ≤ 165, ≤ 10',
  )
  note('second visit, login form visible, phone', `${againMs} ms`, '≤ 600 ms')
  note('the same offline, phone', `${againOfflineMs} ms`, '≤ 600 ms')
  note('log-in to first article, phone', `${toCatalogueMs} ms`)
  note('second visit to first article, phone', `${secondMs} ms`)
  note('offline reload to first article, phone', `${offlineMs} ms`)
}

/** Search without the server, each keystroke; what others would take is measured in the same run. */
async function localSearch(articles: number) {
  const { ours, mini, dexie } = await measureLocalSearch(articles)
  const figures = ({ search, heapMiB, gzipMiB }: SearchFigures) =>
    `${search.p50.toFixed(1)} / ${search.p95.toFixed(1)} ms, ${Math.round(search.hit * 100)} % found, heap ${heapMiB.toFixed(1)} MiB${gzipMiB === null ? '' : `, ${gzipMiB.toFixed(1)} MiB gzip`}`
  const what = `local search of ${articles.toLocaleString('en')} articles, CPU ×4, each keystroke p50 / p95`
  note(`${what}: ours`, figures(ours), 'p95 ≤ 4 ms, heap ≤ 12 MiB')
  note(`${what}: MiniSearch, prefix AND`, figures(mini))
  note(`${what}: Dexie, index of words`, figures(dexie))
  note(
    'the same, index ready: ours (from IndexedDB / opened)',
    `${ours.readMs.toFixed(0)} / ${ours.openMs.toFixed(0)} ms`,
    '≤ 50 ms',
  )
  note(
    'the same, index ready: MiniSearch / Dexie filled',
    `${mini.openMs.toFixed(0)} / ${dexie.openMs.toFixed(0)} ms`,
  )
  note(
    'the same, a whole list with its counts: ours, p50 / p95',
    `${ours.list.p50.toFixed(1)} / ${ours.list.p95.toFixed(1)} ms`,
  )
  note(
    'the index beyond the articles themselves, compressed',
    `${Math.round(((ours.gzipMiB ?? 0) * 2 ** 20) / articles)} bytes an article`,
    '≤ 45',
  )
}

const changes = [
  `UPDATE stock SET available = available + 1, updated_at = now() WHERE article_id IN (SELECT article_id FROM stock WHERE tenant_id = 'us' ORDER BY article_id LIMIT 500 OFFSET 1000)`,
  `UPDATE price SET dealer = dealer + 1 WHERE article_id IN (SELECT id FROM article WHERE tenant_id = 'us' ORDER BY id LIMIT 300 OFFSET 2000)`,
  `UPDATE article SET name = name || ' II' WHERE id IN (SELECT id FROM article WHERE tenant_id = 'us' ORDER BY id LIMIT 200 OFFSET 3000)`,
]

/** The whole catalogue of a running server on a device: taken, changed, searched offline. */
async function device(
  name: string,
  env: Record<string, string>,
  database: Database,
  articles: number,
) {
  const server = await startServer({ ...env, LOG_LEVEL: 'error' })
  const figures = await measureDevice(server.url, () =>
    database.within({ tenantId: 'us', user: 'any', customers: 'all' }, async (tx) => {
      for (const change of changes) await tx.query(change)
    }),
  )
  await server.stop()
  const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  note(
    `${name}: first snapshot to the device`,
    `${(figures.snapshotMs / 1_000).toFixed(1)} s, ${mb(figures.snapshotBytes)} (${Math.round(figures.snapshotBytes / articles)} bytes an article), ${figures.requests} requests`,
  )
  note(
    `${name}: delta of 1,000 changes (500 stock, 300 prices, 200 names)`,
    `${(figures.deltaMs / 1_000).toFixed(1)} s, ${mb(figures.deltaBytes)}`,
  )
  note(`${name}: offline search, Enter to first article`, `${Math.round(figures.searchMs)} ms`)
}

const scrolledBy: ScrollDevice[] = [
  { name: 'desk', cpu: 1, viewport: { width: 1440, height: 900 } },
  { name: 'phone, CPU ×4', cpu: 4, viewport: { width: 390, height: 844 } },
]

/** The list of all articles, by the wheel: its frames, and whether articles stand there. */
async function scroll(name: string, env: Record<string, string>) {
  const server = await startServer(env)
  const percent = (share: number) => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`
  const frames = ({ shown, bare, rate, p95, late }: ScrollFigures) =>
    `${shown.toFixed(1)} frames/s on the screen, ${percent(bare)} of them with a bare place; ${rate.toFixed(1)} made by the page (p95 ${p95.toFixed(0)} ms, ${percent(late)} late)`
  for (const device of scrolledBy) {
    const { list, still } = await measureScroll(
      server.url,
      '/catalog/paa?view=item',
      device,
      [1_500, 6_000],
    )
    for (const [n, one] of list.entries()) {
      const what = `${name}: list scrolled ${one.speed.toLocaleString('en')} px/s, ${one.device}`
      note(
        what,
        `${frames(one)}, articles in sight at ${percent(one.filled)} of looks; ${(one.shown / still[n]!.shown).toFixed(2)} and ${(one.rate / still[n]!.rate).toFixed(2)} of the still copy`,
        '60 frames/s',
      )
      note('the same of a still copy without a script', frames(still[n]!))
    }
  }
  await server.stop()
}

async function restock() {
  const DATA_DIR = folder()
  demoData({ DATA_DIR }, 3_000)
  const { followers, quiet, meanwhile, toldMs, devices, toldOnce, inTheirLanguage } =
    await measureRestock(DATA_DIR)
  const count = followers.toLocaleString('en')
  note(
    `${count} people wait for one article, PGlite: all told`,
    `${(toldMs / 1_000).toFixed(0)} s; ${devices} devices reached once, ${toldOnce} people told once, ${inTheirLanguage} in their language`,
    `${count} of each`,
  )
  note('an order placed: nothing else (p50/p95)', `${quiet.p50}/${quiet.p95} ms of ${quiet.orders}`)
  note(
    'an order placed: while they are told (p50/p95/worst)',
    `${meanwhile.p50}/${meanwhile.p95}/${meanwhile.worst} ms of ${meanwhile.orders}`,
  )
}

/** Five years of sales on PostgreSQL, as the overview reads them. */
async function sales(postgresUrl: string) {
  const root = openPostgres(postgresUrl, 1)
  await root.asOwner('CREATE DATABASE bench_sales')
  await root.close()
  const url = new URL(postgresUrl)
  url.pathname = '/bench_sales'
  const database = openPostgres(url.href, 1)
  await migrate(database)
  demoData({ DATABASE_URL: url.href }, 3_000)
  const figures = await measureSales({ DATABASE_URL: url.href, DATA_DIR: folder() }, database)
  await database.close()
  const { rows: count, customers, asked } = figures
  for (const { what, p50, p95 } of asked)
    note(
      `sales overview of 5 years, ${count.toLocaleString('en')} sums, PostgreSQL: ${what} (p50/p95)`,
      `${p50}/${p95} ms for a person with ${customers} customers`,
      '≤ 1,000 ms',
    )
}

async function interactions({ url }: Running) {
  const { count, p95, worst } = await measureInteractions(url)
  note(
    'a press or key to the next paint, CPU ×4 (INP), p95',
    `${p95} ms of ${count}, worst ${worst} ms`,
    '≤ 100 ms',
  )
}

async function cart({ url }: Running) {
  const visits = await measureCart(url)
  const each = (what: 'field' | 'line') =>
    visits.map(({ [what]: { p50, p95, worst } }) => `${p50}/${p95}/${worst}`).join(', ')
  note(
    'cart of 2,000 lines, press to painted field, CPU ×4 (p50/p95/worst of each visit)',
    `${each('field')} ms`,
    '≤ 50 ms',
  )
  note('the same until subtotal and total stand there', `${each('line')} ms`)
}

/** Takes the pictures of the demo out of the queue: a server would make them for minutes, on the cores that it is measured on. */
const forgetJobs = (database: Database) => database.asOwner('DELETE FROM pgboss.job')

async function sizes(postgresUrl: string, { postgres, embedded }: Record<string, number[]>) {
  const root = openPostgres(postgresUrl, 1)
  for (const articles of postgres!) {
    await root.asOwner(`CREATE DATABASE bench_${articles}`)
    const url = new URL(postgresUrl)
    url.pathname = `/bench_${articles}`
    const database = openPostgres(url.href, 1)
    await migrate(database)
    const seconds = demoData({ DATABASE_URL: url.href }, articles)
    const [{ n } = { n: 0 }] = await database.bare((tx) =>
      tx.query<{ n: number }>('SELECT sum(n_live_tup)::int AS n FROM pg_stat_user_tables'),
    )
    note(
      `import of ${articles.toLocaleString('en')} articles with all around them, PostgreSQL`,
      `${Math.round(n / seconds).toLocaleString('en')} rows/s (${seconds} s)`,
      '≥ 5,000 rows/s',
    )
    if (articles === 100_000 && !onlyServer)
      await device(
        'PostgreSQL, 100,000 articles',
        { DATABASE_URL: url.href, DATA_DIR: folder() },
        database,
        articles,
      )
    await makeBuyers(database)
    await forgetJobs(database)
    // A database that tidies up after a whole import would be measured in place of the list.
    await database.asOwner('VACUUM ANALYZE')
    await database.asOwner('CHECKPOINT')
    await database.close()
    if (articles === 100_000 && !onlyServer)
      await scroll('PostgreSQL, 100,000 articles', { DATABASE_URL: url.href, DATA_DIR: folder() })
    await measureServer(
      `PostgreSQL, ${articles.toLocaleString('en')} articles`,
      { DATABASE_URL: url.href, DATA_DIR: folder() },
      { DATABASE_URL: url.href },
      note,
    )
  }
  await root.close()
  for (const articles of embedded!) {
    const DATA_DIR = folder()
    note(
      `demo data of ${articles.toLocaleString('en')} articles, PGlite`,
      `${demoData({ DATA_DIR }, articles)} s`,
    )
    const own = await openDatabase({ dataDir: DATA_DIR })
    await makeBuyers(own)
    await forgetJobs(own)
    await own.close()
    await measureEmbedded(
      `PGlite, ${articles.toLocaleString('en')} articles`,
      DATA_DIR,
      folder(),
      note,
    )
  }
}

/** `npm run bench -- --server` measures the server's part alone, on one size of each database, and writes no file. */
const onlyServer = process.argv.includes('--server')
/** `npm run bench -- --interactions` measures presses and keys alone, and writes no file. */
const onlyInteractions = process.argv.includes('--interactions')
/** `npm run bench -- --sales` measures the sales overview alone, and writes no file. */
const onlySales = process.argv.includes('--sales')

if (!onlyServer && !onlySales) {
  const server = await starts()
  if (!onlyInteractions) {
    await phone(server)
    await cart(server)
  }
  await interactions(server)
  await server.stop()
  if (onlyInteractions) process.exit()
  await localSearch(100_000)
  await restock()
}
const postgres = await startPostgres()
try {
  if (!onlyServer) await sales(postgres.url)
  if (!onlySales)
    await sizes(
      postgres.url,
      onlyServer
        ? { postgres: [20_000], embedded: [3_000] }
        : { postgres: [3_000, 20_000, 100_000], embedded: [3_000, 100_000] },
    )
} finally {
  postgres.stop()
  for (const dir of folders) rmSync(dir, { recursive: true, force: true })
}

if (!onlyServer && !onlySales) writeTable()

function writeTable(): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`
  const table = rows
    .map(([what, figure, aim = '']) => `| ${what} | ${figure} | ${aim} |`)
    .join('\n')
  writeFileSync(
    'docs/bench.md',
    `# Measured\n\n\`npm run bench\` on ${machine}. Load generator, server and database share the machine; compare ratios within one run.\nPhone: CPU ×4, slow 4G (562.5 ms a request, 1,475 kbit/s), medians of five.\n\n| what | figure | aim |\n|---|---|---|\n${table}\n`,
  )
}
