import type { Strange } from './line.ts'

/** Answers of hotels, trains and company gates between a device and its portal. */
export const strangers: [string, Strange][] = [
  ['a page', { status: 200 }],
  ['a redirect to its own page', { status: 302, location: '/hotel' }],
  ['401', { status: 401 }],
  ['403', { status: 403 }],
  ['500', { status: 500 }],
  ['JSON of its own', { status: 200, type: 'application/json', body: '{"status":"ok"}' }],
  [
    'a body that breaks off',
    { status: 200, type: 'application/json', body: '{"data":', cut: true },
  ],
]

/**
 * Lets a stranger answer some paths.
 * `/hotel` itself always answers with its page, or the redirect would never end.
 */
export const strangersAt =
  (strange: Strange, paths: RegExp) =>
  (path: string): Strange | undefined =>
    path === '/hotel' ? { status: 200 } : paths.test(path) ? strange : undefined
