import './node-bytes.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import 'fake-indexeddb/auto'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import type { FastifyInstance } from 'fastify'
import { createStore } from 'jotai'
import { vi } from 'vitest'
import { createAppClient } from '#data/client.ts'
import { load } from '#data/load.ts'
import { clientSession, silentFetch, sessionToken } from '#data/session-token.ts'
import type { AuthUser } from '#domain/account/session.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Locale } from '#domain/portal/locales.ts'
import { database as deviceDatabase } from '#offline/database.ts'
import { forgetOthersFrames } from '#offline/frames/frame-store.ts'
import { forgetOthersFiles } from '#offline/kept-files.ts'
import { forgetOthersCustomers } from '#offline/offline-customers.ts'
import { pageEvents } from '#offline/page-events.ts'
import { portalFetch } from '#offline/portal-fetch.ts'
import { startOffline } from '#offline/start-offline.ts'
import { browserTimers } from '#offline/sync/flush-triggers.ts'
import { thisDevice } from '#offline/device.ts'
import { tokenOwner } from '#offline/sync/token-owner.ts'
import { startUploads } from '#offline/uploads/offline-uploads.ts'
import { uploadDatabase } from '#offline/uploads/uploads.ts'
import { dateFormatsAtom } from '#parts/date/date-formats-atom.ts'
import type { SessionClient } from '#shell/navigation/router-context.ts'
import { clientMakerAtom } from '#shell/session/client-atom.ts'
import { connectSync } from '#shell/sync/sync-state.ts'
import { media } from '#ui/theme/media.ts'
import type { Database, Tx } from '../../server/db/database.ts'
import { App } from '../../src/app/app.tsx'
import { showFailure } from '../../src/app/failure/show-failure.ts'
import { keys, resolvers, updates } from '../../src/cache.ts'
import { createAppRouter } from '../../src/router.ts'
import { activateLocale } from '../../src/shell/i18n/active-locale.ts'
import { onlineAtom } from '../../src/shell/network/network-atom.ts'
import { loadHostConfig } from '../../src/shell/session/host-config.ts'
import { configAtom, userAtom } from '../../src/shell/session/session-atoms.ts'
import { loadUser } from '../../src/shell/session/session.ts'
import { emptyPostgres } from './database.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { choose, logIn, type Session, startApp } from './server.ts'
import { startWork } from './work.ts'
import { buildWorld, r3Of, type World } from './world.ts'

/** The server of one test file, with one small tenant. */
export interface TestServer {
  app: FastifyInstance
  database: Database
  world: World
  /** Runs SQL in the tenant, seeing all its rows. */
  sql: <Row extends object>(text: string, params?: unknown[]) => Promise<Row[]>
  /** Puts the server's clock on by so many ms. */
  pass: (ms: number) => void
  /** Does the jobs that wait, as the running server does by itself. */
  work: () => Promise<unknown>
}

// A screen's code is read when it is first opened, on a machine that has other things to do.
configure({ asyncUtilTimeout: 20_000 })

let started: Promise<TestServer> | undefined
/** An account at Stripe whose ways to pay are offered; no test reaches it. */
const stripeAccount = {
  secretKey: 'sk_test_screens',
  webhookSecret: 'whsec_screens',
  url: 'http://127.0.0.1:9',
}
/** Folder for the files that screens send. */
let dataDir = ''
const sessions = new Map<string, Promise<Session>>()
const stops: (() => unknown)[] = []

async function start(config: Partial<HostConfig>): Promise<TestServer> {
  const database = await emptyPostgres()
  const world = await buildWorld(database, 'aa', config)
  let ahead = 0
  dataDir = mkdtempSync(join(tmpdir(), 'pannier-screens-'))
  const settings = { sandboxPay: true, stripe: new Map([['stripe', stripeAccount]]), dataDir }
  const app = await startApp(database, { clock: () => new Date(Date.now() + ahead), settings })
  const inTenant = <Row,>(work: (tx: Tx) => Promise<Row>) =>
    database.within({ tenantId: world.tenantId, user: 'any', customers: 'all' }, work)
  return {
    app,
    database,
    world,
    sql: (text, params = []) => inTenant((tx) => tx.query(text, params)),
    pass: (ms) => void (ahead += ms),
    work: () => startWork(database, { settings }).drain(),
  }
}

/** The server of this file; started with the first call, ended with the file. @param config settings of the tenant; the first call decides */
export const testServer = (config: Partial<HostConfig> = {}): Promise<TestServer> =>
  (started ??= start(config))

/** Takes the screen down after a test, and empties what the device has kept. */
export async function leaveScreen(): Promise<void> {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  sessionToken.set(null)
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
  await Promise.all(
    [...deviceDatabase.tables, ...uploadDatabase.tables].map((table) => table.clear()),
  )
}

/** Ends the server of a file of tests: the next file in this process starts its own. */
export async function endServer(): Promise<void> {
  const server = await started
  started = undefined
  sessions.clear()
  await server?.app.close()
  await server?.database.close()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
  // The next file has other people by the same numbers: they must not find what these have kept.
  await Promise.all([forgetOthersFrames(''), forgetOthersCustomers(''), forgetOthersFiles('')])
}

// jsdom draws no text; the portal's own face never arrives.
Object.assign(globalThis, {
  FontFace: class {
    load = () => Promise.reject(new Error('no fonts'))
  },
})

interface RenderOptions {
  /** Username in the small tenant (tests/support/world.ts): dealer, rep, admin… null: not signed in. */
  as: string | null
  /** Whom that person works for, where there are several. */
  customer?: 'X' | 'Y' | 'Z'
  /** Settings of the portal on top of what the server says. */
  config?: Partial<HostConfig>
  locale?: Locale
  width?: 'phone' | 'desk'
  /** The page knows its session by the cookies alone, as after a reload. */
  reloaded?: boolean
}

/** jsdom lays nothing out: media queries are answered for a window of this width, with a mouse. */
function stubWindow(width: 'phone' | 'desk', reported: string[]) {
  const fits: readonly string[] =
    width === 'desk'
      ? [media.desk, media.wide]
      : [media.phone, media.hand, media.compact, media.touch]
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('reportError', ({ message }: Error) => reported.push(message))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: fits.includes(query),
    addEventListener() {},
    removeEventListener() {},
  }))
}

/** The session of a person, opened once a file: a password is checked slowly on purpose. */
function sessionOf({ app, world }: TestServer, as: string, customer?: 'X' | 'Y' | 'Z') {
  const key = `${as} ${customer ?? ''}`
  const opened = sessions.get(key) ?? logIn(app, world.host, as)
  sessions.set(key, opened)
  return opened.then(async (session) => {
    if (customer) await choose(session, r3Of(customer))
    return session
  })
}

/** The person's carts and pending changes, kept in this process's IndexedDB and sent to the server. @returns how to stop */
function workOffline(store: ReturnType<typeof createStore>, user: AuthUser) {
  const offline = startOffline({
    uploads: startUploads({
      database: uploadDatabase,
      userId: user.id,
      fetch: silentFetch,
      now: Date.now,
      timers: browserTimers,
      events: pageEvents(window, document),
    }),
    fetch: silentFetch,
    tokenUser: () => tokenOwner(sessionToken.get()),
    ready: () => Promise.resolve(),
    hashed: false,
    userId: user.id,
    device: thisDevice(deviceDatabase),
    timers: browserTimers,
    events: pageEvents(window, document),
    random: Math.random,
    tab: () => sessionStorage,
  })
  return [connectSync(store, offline, user.customerData?.custCode.r3 ?? null), offline.stop]
}

/**
 * Opens an address (without a locale) as a user, through the real router, guard, loaders, query client, server,
 * schema, permissions and SQL, in this process. Only the network and the browser's layout are missing.
 */
export async function renderAt(url: string, options: RenderOptions) {
  const { as, customer, config = {}, locale = 'en-us', width = 'desk', reloaded } = options
  const server = await testServer()
  const session = as === null ? undefined : await sessionOf(server, as, customer)
  // A screen that refuses a user ends the session: the next test needs a new one.
  stops.push(() => line.paths.includes('/logout') && sessions.delete(`${as} ${customer ?? ''}`))
  const line = inProcessFetch(server.app, server.world.host)
  for (const [name, value] of Object.entries(session?.cookies ?? {})) line.cookies.set(name, value)
  const reported: string[] = []
  stubWindow(width, reported)
  vi.stubGlobal('fetch', line.fetch)
  sessionToken.set(reloaded ? null : (session?.token ?? null))
  const store = createStore()
  const settings = {
    ...(await loadHostConfig(server.world.host, () => undefined)),
    ...config,
  }
  store.set(configAtom, settings)
  store.set(dateFormatsAtom, settings)
  store.set(onlineAtom, true)
  await activateLocale(locale, true)
  const user = session ? await loadUser(store) : null
  const made = createAppClient({
    session: clientSession,
    fetch: portalFetch,
    storage: {
      read: () => Promise.resolve({}),
      write: () => Promise.resolve(),
    },
    keys,
    updates,
    resolvers,
    hashed: false,
    onFailure: showFailure(store),
  })
  const sessionClient: SessionClient = {
    ...made,
    load: (query, variables, how) => load(made.client, query, variables, how),
  }
  store.set(clientMakerAtom, { make: () => sessionClient })
  if (user) stops.push(...workOffline(store, user))
  const router = createAppRouter({
    store,
    client: () => Promise.resolve(sessionClient),
    history: createMemoryHistory({ initialEntries: [`/${locale}${url}`] }),
  })
  await router.load()
  const view = render(<App store={store} router={router} />)
  return {
    ...view,
    store,
    router,
    client: made.client,
    asked: line.asked,
    /** Messages of the errors that the page's own listeners were told. */
    reported,
    /** The connection: cut here, the device does not know yet. */
    line,
    /** Returns the router's address, without the locale. */
    address: () => {
      const { pathname, searchStr } = router.state.location
      return pathname + searchStr
    },
    user: () => store.get(userAtom),
    /** Cuts the line, or mends it. */
    setOnline(online: boolean) {
      line.online = online
      store.set(onlineAtom, online)
    },
  }
}
