import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Tracker, TrackerName } from '#domain/portal/trackers.ts'
import { withBasePath } from '#offline/base-path.ts'

/** Queues of these services in the window: their scripts empty them once loaded. */
type Lists = Window & { _paq?: unknown[]; _mfq?: unknown[]; dataLayer?: unknown[] }
type Settings = Pick<HostConfig, 'matomoSiteId' | 'googleAnalyticId'>

interface Service {
  begin: (lists: Lists, tracker: Tracker, config: Settings) => void
  /** @param url without the question, which may hold names */
  visit: (lists: Lists, url: string, path: string) => void
}

// The service takes nothing but `arguments` for an entry of its own; a list it leaves alone.
function entry(..._words: unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params
  return arguments
}

const services: Record<TrackerName, Service> = {
  matomo: {
    begin(lists, { script }, { matomoSiteId }) {
      lists._paq ??= []
      lists._paq.push(
        ['setTrackerUrl', script.replace(/matomo\.js$/, 'matomo.php')],
        ['setSiteId', matomoSiteId],
        ['setDoNotTrack', true],
      )
    },
    visit: (lists, url) => lists._paq?.push(['setCustomUrl', url], ['trackPageView']),
  },
  mouseflow: {
    begin(lists) {
      lists._mfq ??= []
    },
    visit: (lists, _url, path) => lists._mfq?.push(['newPageView', path]),
  },
  google: {
    begin(lists, _tracker, { googleAnalyticId }) {
      lists.dataLayer ??= []
      lists.dataLayer.push(
        entry('js', new Date()),
        entry('config', googleAnalyticId, { send_page_view: false }),
      )
    },
    visit: (lists, url) =>
      lists.dataLayer?.push(entry('event', 'page_view', { page_location: url })),
  },
}

const loaded = new Set<TrackerName>()

/** Loads accepted services, each once. */
export function loadTrackers(trackers: readonly Tracker[], config: Settings): void {
  for (const tracker of trackers) {
    if (loaded.has(tracker.name)) continue
    loaded.add(tracker.name)
    services[tracker.name].begin(window, tracker, config)
    const script = document.createElement('script')
    script.async = true
    script.src = tracker.script
    document.head.append(script)
  }
}

/** Tells the loaded services which screen is open. */
export function countVisit(path: string): void {
  for (const name of loaded)
    services[name].visit(window, location.origin + withBasePath(path), path)
}

const theirCookies = /^(_pk_|_ga|_gid|mf_)/

/**
 * Withdraws consent: deletes the services' cookies, and reloads the page if one was loaded, because a script cannot be
 * unloaded.
 */
export function dropTrackers(reload = () => location.reload()): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0]!
    if (!theirCookies.test(name)) continue
    for (const domain of ['', `; domain=${location.hostname}`])
      document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
  if (loaded.size > 0) reload()
  loaded.clear()
}
