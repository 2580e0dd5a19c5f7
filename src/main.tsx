import '#ui/theme/global.css.ts'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { BackgroundWork } from '#data/background-work.ts'
import {
  clientSession,
  onSessionLost,
  onSessionOther,
  type SessionLoss,
} from '#data/session-token.ts'
import { portalFetch } from '#offline/portal-fetch.ts'
import { registerWorker } from '#offline/register-worker.ts'
import { withBasePath, withoutBasePath } from '#offline/base-path.ts'
import { App } from '#app/app.tsx'
import { showFailure } from '#app/failure/show-failure.ts'
import { StartFailure } from '#app/failure/start-failure.tsx'
import { currentLocale, localeCookie, activateLocale } from '#shell/i18n/active-locale.ts'
import { inLocale, localeIn, localeOf, localisedPath } from '#shell/i18n/locale-address.ts'
import { watchNetwork } from '#shell/network/watch-network.ts'
import { listenToWorker } from '#parts/notifications/listen-to-worker.ts'
import { activityOf, trackedFetch } from '#app/progress/activity.ts'
import { loadHostConfig, MaintenanceError } from '#shell/session/host-config.ts'
import { clientAtom, clientMakerAtom } from '#shell/session/client-atom.ts'
import { identityAtom, type Identity } from '#shell/session/identity-atom.ts'
import { followTabs, reloadForSession } from '#shell/session/follow-tabs.ts'
import { loseSession } from '#shell/session/lose-session.ts'
import { configAtom } from '#shell/session/session-atoms.ts'
import { restoreSession, isSignedOutOnServer } from '#shell/session/session.ts'
import { askStatus, watchStatus } from '#app/status/watch-status.ts'
import { noteBackgroundAtom } from '#shell/failure/background-failures.ts'
import { basePathHistory } from '#shell/navigation/base-path-history.ts'
import { trustOwnScripts } from '#shell/trusted-script-urls.ts'
import { keepRouterFromReloading } from '#shell/failure/chunk-failure.ts'
import { moveStylesToHead } from '#shell/theme/styles-to-head.ts'
import { noteProblem, watchProblems } from '#shell/problems/note-problem.ts'
import { applyTenantLook } from '#shell/theme/tenant-look.ts'
import { updateAtom } from '#app/update/update-atom.ts'
import { chooseTheme, storedTheme } from '#shell/theme/theme-choice.ts'
import type { Locale } from '#domain/portal/locales.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { dateFormatsAtom } from '#parts/date/date-formats-atom.ts'
import { pressUnderWay } from './features/session/press-under-way.ts'
import { createAppRouter, type AppRouter } from './router.ts'

const store = createStore()
const activity = activityOf(store)
const note = (work: BackgroundWork, worked: boolean) => store.set(noteBackgroundAtom, work, worked)
const element = document.getElementById('app') as HTMLElement

const takeConfig = (config: HostConfig) => {
  store.set(configAtom, config)
  store.set(dateFormatsAtom, config)
  applyTenantLook(config)
}

/** The parts of the next screen are fetched too, not only its data. A redirect begins twice and ends once. */
function showNavigation(router: AppRouter) {
  let moving = false
  router.subscribe('onBeforeLoad', () => {
    if (!moving) activity.start()
    moving = true
  })
  router.subscribe('onResolved', () => {
    if (moving) activity.finish(true)
    moving = false
  })
}

/** Sending is not needed for the login page, so its code loads when a person is signed in. */
function sendForWhoeverSignsIn() {
  const begin = () => {
    if (!store.get(identityAtom)) return
    stop()
    void import('./sync.ts').then(({ followSession }) => followSession(store))
  }
  const stop = store.sub(identityAtom, begin)
  begin()
}

function startRouter() {
  const request = trackedFetch(activity, portalFetch)
  const onFailure = showFailure(store)
  const timeZone = () => store.get(configAtom)!.timeZone
  const client = async () => {
    if (!store.get(clientMakerAtom)) {
      const { createIdentityClient } = await import('./client.ts')
      const make = (identity: Identity | null) =>
        createIdentityClient(identity, {
          session: clientSession,
          fetch: request,
          onFailure,
          onWork: note,
          timeZone,
        })
      store.set(clientMakerAtom, (before) => before ?? { make })
    }
    return store.get(clientAtom)!
  }
  const lost = (why: SessionLoss) => void loseSession(store, why, () => void router.invalidate())
  const sessionReady = restoreSession(store, {
    superseded: () => void reloadForSession(store),
    lost: () => lost('expired'),
  })
  const router: AppRouter = createAppRouter({
    store,
    client,
    sessionReady,
    history: basePathHistory(),
  })
  onSessionLost(lost)
  onSessionOther(() => void reloadForSession(store))
  followTabs(store, () => void router.invalidate())
  showNavigation(router)
  listenToWorker(store, (path) =>
    router.history.push(inLocale(path, localeIn(path) ?? currentLocale()!)),
  )
  sendForWhoeverSignsIn()
  // Beside the question who is signed in, not behind it.
  if (!isSignedOutOnServer()) void client().catch(() => undefined)
  return { router, client }
}

/** Puts the locale into an address that came without, before the router reads it. @returns the locale */
function takeAddress({ languages }: HostConfig): Locale {
  const offered = languages.map(({ code }) => code)
  const cookie = localeCookie()
  const asked = withoutBasePath(location.pathname)
  const locale = localeOf(asked, cookie, offered)
  const path = localisedPath(asked, cookie, offered)
  if (path)
    history.replaceState(history.state, '', withBasePath(path) + location.search + location.hash)
  return locale
}

async function start() {
  trustOwnScripts()
  keepRouterFromReloading()
  moveStylesToHead()
  chooseTheme(storedTheme())
  watchProblems()
  const root = createRoot(element, {
    onCaughtError: (error) => {
      // oxlint-disable-next-line no-console -- as React does by itself
      console.error(error)
      noteProblem(error)
    },
  })
  try {
    const config = await loadHostConfig(location.hostname, takeConfig)
    takeConfig(config)
    // Nothing is rendered without words, not even the first guard's redirect.
    await activateLocale(takeAddress(config))
  } catch (error) {
    root.render(<StartFailure maintenance={error instanceof MaintenanceError} />)
    return
  }
  const { router, client } = startRouter()
  watchNetwork(store)
  watchStatus({
    store,
    ask: () => askStatus(location.hostname),
    toMaintenance: () => void router.navigate({ to: '/maintenance', replace: true }),
  })
  if (import.meta.env.PROD)
    void registerWorker(
      (update) => store.set(updateAtom, update),
      (worked) => note('worker', worked),
    )
  // Rendered only when the first screen is ready: until then the server's login form stands there and takes what is typed.
  await router.load().catch(() => undefined)
  await pressUnderWay(element)
  // In the same task, so that no press or key gets lost in between.
  flushSync(() =>
    root.render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    ),
  )
  void import('#app/manifest/link-manifest.ts')
    .then(({ linkManifest }) => linkManifest(store.get(configAtom)!))
    .then((worked) => note('manifest', worked))
  void import('#shell/problems/report-to-server.ts').then(({ reportToServer }) => reportToServer())
  // The login form works by now; what comes after a login needs it at once.
  void client().catch(() => undefined)
}

void start()
