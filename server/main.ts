import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { createApp } from './app.ts'
import { openDatabase } from './db/open.ts'
import { drawPicture } from '#domain/pictures/draw-picture.ts'
import { hasDemo, isEmpty, seedDemo } from './demo/seed.ts'
import { createFileStore } from './modules/files/create-file-store.ts'
import { demoLogins, demoPassword } from './demo/users.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { createWorker } from './jobs/worker.ts'
import { fillCities } from './modules/inquiry/fill-cities.ts'
import { readLoginPage } from './portal/login-page.ts'
import { root } from './root.ts'
import { startProblem } from './start-problem.ts'
import { settingsFrom } from './settings.ts'
import { startTelemetry } from './watch/telemetry.ts'
import { say, sayFatal } from './watch/say.ts'
import { watchDatabase } from './watch/watch-database.ts'
import { watchJobs } from './watch/watch-jobs.ts'
import { watchProcess } from './watch/watch-process.ts'
import { createTenants } from './tenants.ts'
import { dayIn } from '#domain/time/day.ts'

/** Ends the start with one line that an operator can act on. */
function giveUp(error: unknown): never {
  sayFatal(startProblem(error))
  process.exit(1)
}

function readSettings() {
  try {
    return settingsFrom(process.env)
  } catch (error) {
    return giveUp(error)
  }
}

const settings = readSettings()
const clock = () => new Date()
const telemetry =
  settings.metricsToken || settings.collector ? await startTelemetry(settings.collector) : undefined
const opened = await openDatabase(settings, {
  migrate: settings.migrate ? 'yes' : 'no',
  pool: settings.databasePool,
  limits: settings.databaseLimits,
}).catch(giveUp)
/** Log of the app, which comes after the database: slow statements of the start are not logged. */
let log: FastifyBaseLogger | undefined
const database =
  telemetry || settings.slowStatement > 0
    ? watchDatabase(opened, {
        slowAfter: settings.slowStatement,
        tell: (slow) => log?.warn(slow, 'slow statement'),
      })
    : opened

// Only the embedded database gets demo data: an operator's own PostgreSQL is never filled unasked.
if (database.kind === 'pglite' && (await isEmpty(database))) {
  say('Filling the empty database with demo data…')
  await seedDemo(database, { today: dayIn('UTC', clock()), store: createFileStore(settings) })
}

// A database from before there was this list.
await fillCities(database)

const documents = new Map<string, string>(
  Object.entries(
    existsSync(join(root, 'dist-server/documents.json'))
      ? (JSON.parse(readFileSync(join(root, 'dist-server/documents.json'), 'utf8')) as Record<
          string,
          string
        >)
      : {},
  ),
)
const portalDir = join(root, 'dist')
const loginPage = await readLoginPage(portalDir, join(root, 'dist-server/login/login.mjs'))
const app = await createApp({
  database,
  clock,
  settings,
  documents,
  portalDir,
  pictures: drawPicture,
  loginPage,
  prometheus: telemetry?.prometheus,
})
log = app.log
const tenants = createTenants(database, clock)
const handlers = jobHandlers({ database, clock, settings, tenants, log: app.log })
const worker = createWorker(database, telemetry ? watchJobs(handlers) : handlers, app.log)
if (telemetry) watchProcess(database, tenants)
await worker.start()
await worker.boss.schedule('cleanup', '17 * * * *')
await worker.boss.schedule('restock', '* * * * *')
await worker.boss.schedule('download-schedules', '* * * * *')
await worker.boss.schedule('payments', '* * * * *')
await worker.boss.schedule('watchdog', '*/5 * * * *')
if (settings.feedDir) await worker.boss.schedule('watch-feeds', '* * * * *')
else await worker.boss.unschedule('watch-feeds')
await worker.boss.schedule('webhooks', '* * * * *')
await app.listen({ port: settings.port, host: settings.host }).catch(giveUp)
say(`Pannier is at ${settings.publicUrl ?? `http://localhost:${settings.port}`}`)
if (await hasDemo(database))
  say(
    `Demo log-ins, password ${demoPassword}: ${demoLogins.map(({ username }) => username).join(' ')}`,
  )

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  // Jobs and requests under way end, then the database closes and its lock goes.
  await Promise.all([worker.stop(), app.close()])
  await database.close()
  await telemetry?.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
process.on('SIGHUP', () => void stop())
