import { expect, test } from 'vitest'
import type { HostConfig } from './host-config.ts'
import { trackersOf } from './trackers.ts'

const flags = { MATOMO: true, MOUSEFLOW: true } as HostConfig['features']
const none = {
  matomoUrl: '',
  matomoSiteId: '',
  mouseflowId: '',
  googleAnalyticId: null,
  features: flags,
}

test.each([
  [{}, []],
  [
    { matomoUrl: 'https://stats.example/m', matomoSiteId: '7' },
    ['https://stats.example/m/matomo.js'],
  ],
  [
    { matomoUrl: 'https://Stats.example:8443/', matomoSiteId: '7' },
    ['https://stats.example:8443/matomo.js'],
  ],
  [{ matomoUrl: 'https://user:pw@stats.example', matomoSiteId: '7' }, []],
  [
    {
      matomoUrl: 'https://stats.example',
      matomoSiteId: '7',
      features: { ...flags, MATOMO: false },
    },
    [],
  ],
  [{ matomoUrl: 'http://stats.example', matomoSiteId: '7' }, []],
  [{ matomoUrl: 'https://stats.example', matomoSiteId: '' }, []],
  [{ matomoUrl: 'https://a.example; script-src *', matomoSiteId: '7' }, []],
  [{ matomoUrl: 'no address', matomoSiteId: '7' }, []],
  [{ mouseflowId: '0a1b-2c' }, ['https://cdn.mouseflow.com/projects/0a1b-2c.js']],
  [{ mouseflowId: '0a1b', features: { ...flags, MOUSEFLOW: false } }, []],
  [{ mouseflowId: '../x' }, []],
  [{ googleAnalyticId: 'G-AB12' }, ['https://www.googletagmanager.com/gtag/js?id=G-AB12']],
  [{ googleAnalyticId: 'G-1&x=<' }, []],
])('%j', (settings, scripts) => {
  expect(trackersOf({ ...none, ...settings }).map(({ script }) => script)).toEqual(scripts)
})
