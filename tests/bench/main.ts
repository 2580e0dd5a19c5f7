import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '../../server/db/postgres.ts'
import { migrate } from '../../server/db/migrate.ts'
import { startPostgres } from '../support/postgres.ts'
import { measureApi } from './api.ts'
import { startFloor } from './floor.ts'
import { load } from './load.ts'
import { measurePhone } from './phone.ts'
import { type Running, startServer } from './server-process.ts'

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
  execFileSync('npx', ['tsx', 'server/demo/main.ts', '--tenant', 'us', '--articles', String(articles)], { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } })
  return Math.round((performance.now() - began) / 1000)
}

async function starts() {
  const dir = folder()
  const first = await startServer({ DATA_DIR: dir })
  note('start with an empty data folder (demo data made)', `${(first.startedMs / 1000).toFixed(1)} s`)
  await first.stop()
  const second = await startServer({ DATA_DIR: dir })
  note('second start', `${(second.startedMs / 1000).toFixed(1)} s`, '≤ 5 s')
  return second
}

async function phone({ url }: Running) {
  const { login, againMs, againOfflineMs, toCatalogueMs, secondMs, offlineMs } = await measurePhone(url)
  note('login form visible (FCP), phone', `${login.visibleMs} ms`, '≤ 1,200 ms')
  note('login form usable, phone', `${login.usableMs} ms`, '≤ 2,200 ms')
  note('largest paint (LCP), phone', `${login.largestMs} ms`)
  note('transferred for the login', `${login.transferredKiB} KiB, script ${login.scriptKiB} KiB, ${login.requests} requests`, '≤ 190 KiB, ≤ 165, ≤ 10')
  note('second visit, login form visible, phone', `${againMs} ms`, '≤ 600 ms')
  note('the same offline, phone', `${againOfflineMs} ms`, '≤ 600 ms')
  note('log-in to first article, phone', `${toCatalogueMs} ms`)
  note('second visit to first article, phone', `${secondMs} ms`)
  note('offline reload to first article, phone', `${offlineMs} ms`)
}

/** One server at one size: every operation, beside the floor of the same run where there is one. */
async function api(name: string, env: Record<string, string>, floorUrl?: { url: string; body: string }) {
  const server = await startServer({ ...env, LOG_LEVEL: 'error' })
  for (const connections of [10, 50]) {
    const floor = floorUrl && (await load(floorUrl.url, {}, [floorUrl.body], { connections }))
    if (floor) note(`${name}, ${connections} connections: floor, 20 rows × 9 fields`, `${floor.perSecond}/s (${floor.p50}/${floor.p99} ms)`)
    for (const [what, result] of Object.entries(await measureApi(server.url, connections))) {
      const ratio = floor ? `, ${(result.perSecond / floor.perSecond).toFixed(2)} of the floor` : ''
      const aim = floor ? (/list|search/.test(what) ? '≥ 0.5' : '≥ 0.33') : undefined
      note(`${name}, ${connections} connections: ${what}`, `${result.perSecond}/s (${result.p50}/${result.p99} ms)${ratio}${result.failed ? `, ${result.failed} failed` : ''}`, aim)
    }
  }
  await server.stop()
}

async function sizes(postgresUrl: string) {
  const root = openPostgres(postgresUrl, 1)
  for (const articles of [3_000, 20_000, 100_000]) {
    await root.asOwner(`CREATE DATABASE bench_${articles}`)
    const url = new URL(postgresUrl)
    url.pathname = `/bench_${articles}`
    const database = openPostgres(url.href, 1)
    await migrate(database)
    const seconds = demoData({ DATABASE_URL: url.href }, articles)
    const [{ n } = { n: 0 }] = await database.bare((tx) => tx.query<{ n: number }>("SELECT sum(n_live_tup)::int AS n FROM pg_stat_user_tables"))
    note(`import of ${articles.toLocaleString('en')} articles with all around them, PostgreSQL`, `${Math.round(n / seconds).toLocaleString('en')} rows/s (${seconds} s)`, '≥ 5,000 rows/s')
    await database.close()
    const floor = await startFloor(url.href)
    await api(`PostgreSQL, ${articles.toLocaleString('en')} articles`, { DATABASE_URL: url.href, DATA_DIR: folder() }, floor)
    await floor.stop()
  }
  await root.close()
  for (const articles of [3_000, 100_000]) {
    const DATA_DIR = folder()
    note(`demo data of ${articles.toLocaleString('en')} articles, PGlite`, `${demoData({ DATA_DIR }, articles)} s`)
    await api(`PGlite, ${articles.toLocaleString('en')} articles`, { DATA_DIR })
  }
}

const server = await starts()
await phone(server)
await server.stop()
const postgres = await startPostgres()
try {
  await sizes(postgres.url)
} finally {
  postgres.stop()
  for (const dir of folders) rmSync(dir, { recursive: true, force: true })
}

const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`
const table = rows.map(([what, figure, aim = '']) => `| ${what} | ${figure} | ${aim} |`).join('\n')
writeFileSync('docs/bench.md', `# Measured\n\n\`npm run bench\` on ${machine}. Load generator, server and database share the machine; compare ratios within one run.\nPhone: CPU ×4, slow 4G (562.5 ms a request, 1,475 kbit/s), medians of five.\n\n| what | figure | aim |\n|---|---|---|\n${table}\n`)
