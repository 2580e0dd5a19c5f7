import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerMark } from '#domain/portal/answer-mark.ts'
import { forgetPendingLogout, storePendingLogout } from '#offline/pending-logout.ts'
import { noticeRead } from '../src/offline/sync/sync-document.ts'
import { openPush, renewSubscription, showPush } from '../sw/push.ts'

const ours = { [answerMark]: 'us' }

interface Window {
  url: string
  visibilityState: string
  said: unknown[]
  focused: boolean
}

const scope = 'https://shop.example/'

let windows: Window[]
let opened: string[]
let shown: { title: string; body: string; data: unknown }[]
let sent: { url: string; authorization: string | null; body: Record<string, unknown> }[]
let signedIn: boolean

const token = `x.${btoa(JSON.stringify({ sub: 7 }))}.x`
const clientOf = (window: Window) => ({
  url: window.url,
  visibilityState: window.visibilityState,
  postMessage: (word: unknown) => window.said.push(word),
  focus: () => {
    window.focused = true
    return Promise.resolve()
  },
})
const answered = (url: string, init: RequestInit | undefined): Response => {
  if (url === '/refresh-token')
    return signedIn
      ? Response.json({ requestToken: token }, { headers: ours })
      : new Response(null, { status: 401, headers: ours })
  sent.push({
    url,
    authorization: new Headers(init?.headers).get('authorization'),
    body: JSON.parse(init?.body as string) as Record<string, unknown>,
  })
  return Response.json({ data: { markNotificationsRead: { unread: 0 } } }, { headers: ours })
}

beforeEach(() => {
  windows = []
  opened = []
  shown = []
  sent = []
  signedIn = true
  vi.stubGlobal('location', { host: 'shop.example' })
  vi.stubGlobal('navigator', { locks: { request: (_name: string, work: () => unknown) => work() } })
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(answered(url, init)))
  vi.stubGlobal('self', {
    clients: {
      matchAll: () => Promise.resolve(windows.map(clientOf)),
      openWindow: (path: string) => {
        opened.push(path)
        return Promise.resolve(null)
      },
    },
    registration: {
      scope,
      showNotification: (title: string, { body, data }: { body: string; data: unknown }) => {
        shown.push({ title, body, data })
        return Promise.resolve()
      },
      pushManager: {
        subscribe: ({ applicationServerKey }: { applicationServerKey: string }) =>
          Promise.resolve({ endpoint: `to ${applicationServerKey}` }),
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const window = (visibilityState: string, url = `${scope}en-us/catalog`): Window => ({
  url,
  visibilityState,
  said: [],
  focused: false,
})
const pressed = (data: unknown) =>
  ({ notification: { close: () => {}, data } }) as unknown as NotificationEvent

describe('a message is pressed', () => {
  test('no tab is open: one opens there, and the notice has been read', async () => {
    await openPush(pressed({ path: '/cart', id: '5' }))
    expect(opened).toEqual(['/cart'])
    expect(sent).toEqual([
      {
        url: '/graphql',
        authorization: `Bearer ${token}`,
        body: { operationName: 'NoticeRead', variables: { ids: ['5'] }, query: noticeRead.text },
      },
    ])
  })

  test('the tab in sight goes there, and comes to the front', async () => {
    windows = [window('hidden'), window('visible')]
    await openPush(pressed({ path: '/cart', id: '5' }))
    expect(opened).toEqual([])
    expect(windows).toEqual([
      { ...window('hidden'), said: [{ kind: 'notice' }] },
      {
        ...window('visible'),
        focused: true,
        said: [{ kind: 'open', path: '/cart' }, { kind: 'notice' }],
      },
    ])
  })

  test('a tab of another application on the host hears nothing', async () => {
    vi.stubGlobal('location', { host: 'shop.example', pathname: '/orders/index.js' })
    vi.stubGlobal('self', { ...self, registration: { scope: `${scope}orders/` } })
    windows = [window('visible', `${scope}wiki/`)]
    await openPush(pressed({ path: '/cart' }))
    expect([opened, windows]).toEqual([['/orders/cart'], [window('visible', `${scope}wiki/`)]])
  })

  test('without a session it leads there all the same', async () => {
    signedIn = false
    await expect(openPush(pressed({ path: '/cart', id: '5' }))).rejects.toThrow('no session')
    expect([opened, sent]).toEqual([['/cart'], []])
  })

  test('one that is not ours leads home', async () => {
    await openPush(pressed(null))
    expect([opened, sent]).toEqual([['/'], []])
  })
})

test('while a log-out has not reached the server, a message shows nothing of its text', async () => {
  await storePendingLogout()
  try {
    await showPush({ data: { json: () => ({ title: 'Order W1', body: 'by Mara' }) } } as never)
    expect(shown).toMatchObject([{ title: 'shop.example', body: '' }])
  } finally {
    await forgetPendingLogout()
  }
})

test.each<[string, unknown, { title: string; body: string }]>([
  [
    'a notice',
    { json: () => ({ title: 'Order W1', body: 'by Mara' }) },
    { title: 'Order W1', body: 'by Mara' },
  ],
  [
    'no JSON',
    {
      json: () => {
        throw new SyntaxError('x')
      },
    },
    { title: 'shop.example', body: '' },
  ],
  ['a null', { json: () => null }, { title: 'shop.example', body: '' }],
  ['nothing', null, { title: 'shop.example', body: '' }],
])('%s is shown, and open tabs hear of it', async (_case, data, expected) => {
  windows = [window('visible')]
  await showPush({ data } as PushEvent)
  expect(shown).toMatchObject([expected])
  expect(windows[0]!.said).toEqual([{ kind: 'notice' }])
})

describe('the browser has exchanged its subscription', () => {
  const old = { options: { applicationServerKey: 'key' } } as unknown as PushSubscription
  test.each<[string, Parameters<typeof renewSubscription>[0], unknown[]]>([
    [
      'with a new one',
      { oldSubscription: old, newSubscription: { endpoint: 'new' } as PushSubscription },
      [{ endpoint: 'new' }],
    ],
    ['with the old one’s key', { oldSubscription: old }, [{ endpoint: 'to key' }]],
    ['without either', {}, []],
  ])('%s', async (_case, event, expected) => {
    await renewSubscription(event)
    expect(sent.map(({ body }) => body)).toEqual(expected)
    for (const { url, authorization } of sent)
      expect([url, authorization]).toEqual(['/notification/subscriptions', `Bearer ${token}`])
  })
})
