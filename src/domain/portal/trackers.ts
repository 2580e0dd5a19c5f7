import type { HostConfig } from './host-config.ts'

export type TrackerName = 'matomo' | 'mouseflow' | 'google'

/** A service that counts visits for the tenant: what the page loads for it, and the hosts it speaks to. */
export interface Tracker {
  name: TrackerName
  /** Address of its script. */
  script: string
  /** Sources for the content security policy. */
  sources: { script: string; connect: string; img: string }
}

type Settings = Pick<
  HostConfig,
  'matomoUrl' | 'matomoSiteId' | 'mouseflowId' | 'googleAnalyticId' | 'features'
>

/** Scheme and host, and the path without its last slash; null for anything that is no plain https address. */
function secureAddress(address: string): { origin: string; path: string } | null {
  const [, origin, path] =
    /^(https:\/\/[a-z0-9.-]+(?::\d+)?)((?:\/[\w.-]+)*)\/?$/i.exec(address.trim()) ?? []
  return origin === undefined || path === undefined ? null : { origin: origin.toLowerCase(), path }
}

function matomo({ matomoUrl, matomoSiteId, features }: Settings): Tracker[] {
  const address = secureAddress(matomoUrl)
  if (!features.MATOMO || !address || !/^\d+$/.test(matomoSiteId)) return []
  const { origin, path } = address
  return [
    {
      name: 'matomo',
      script: `${origin}${path}/matomo.js`,
      sources: { script: origin, connect: origin, img: origin },
    },
  ]
}

function mouseflow({ mouseflowId, features }: Settings): Tracker[] {
  if (!features.MOUSEFLOW || !/^[\w-]+$/.test(mouseflowId)) return []
  const all = 'https://*.mouseflow.com'
  return [
    {
      name: 'mouseflow',
      script: `https://cdn.mouseflow.com/projects/${mouseflowId}.js`,
      sources: { script: 'https://cdn.mouseflow.com', connect: all, img: all },
    },
  ]
}

function google({ googleAnalyticId: id }: Settings): Tracker[] {
  if (!id || !/^[A-Z]{1,4}-[A-Z0-9-]+$/.test(id)) return []
  const all = 'https://*.google-analytics.com'
  return [
    {
      name: 'google',
      script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
      sources: { script: 'https://www.googletagmanager.com', connect: all, img: all },
    },
  ]
}

/** Trackers a tenant has switched on and set up completely (MATOMO, MOUSEFLOW, googleAnalyticId). */
export const trackersOf = (config: Settings): Tracker[] => [
  ...matomo(config),
  ...mouseflow(config),
  ...google(config),
]
