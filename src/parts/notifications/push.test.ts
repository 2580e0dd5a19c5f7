// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { database } from '#offline/database.ts'
import { type PushDeps, pushState, renewPush, switchPushOff, switchPushOn } from './push.ts'

/** A browser's push manager: what it was last asked, and what it holds. */
interface Subscription {
  endpoint: string
  options: { applicationServerKey: ArrayBuffer }
  unsubscribe: () => Promise<boolean>
  toJSON: () => object
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key), (character) => character.charCodeAt(0)).buffer
let held: Subscription | null
let made: number
let refuses: boolean
let shown: string[]
let sent: { method: string; body?: { endpoint: string } }[]
let answer: number
let key: string

const registration = {
  active: {},
  showNotification: (title: string) => {
    shown.push(title)
    return Promise.resolve()
  },
  pushManager: {
    getSubscription: () => Promise.resolve(held),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (refuses) return Promise.reject(new Error('no push service'))
      made += 1
      const endpoint = `https://push.example/${made}`
      held = {
        endpoint,
        options: { applicationServerKey: bytesOf(applicationServerKey) },
        toJSON: () => ({ endpoint }),
        unsubscribe: () => {
          held = null
          return Promise.resolve(true)
        },
      }
      return Promise.resolve(held)
    },
  },
}
const permit = (permission: NotificationPermission, answered = permission) =>
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: () => {
      Object.assign(Notification, { permission: answered })
      return Promise.resolve(answered)
    },
  })
const parts: PushDeps = {
  userId: '7',
  fetch: (_url, init) => {
    sent.push({
      method: init!.method!,
      ...(init?.body ? { body: JSON.parse(init.body as string) as { endpoint: string } } : {}),
    })
    return Promise.resolve(new Response(null, { status: answer }))
  },
  key: () => Promise.resolve(key),
  confirmation: () => ({ title: 'Successfully subscribed!', body: '' }),
}

beforeEach(async () => {
  await database.facts.clear()
  Object.assign(globalThis, { PushManager: class {} })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  })
  held = null
  made = 0
  refuses = false
  shown = []
  sent = []
  answer = 201
  key = 'AAAA'
})
afterEach(() => vi.unstubAllGlobals())

describe('switched on', () => {
  test('asks, subscribes, hands in and says that it worked', async () => {
    permit('default', 'granted')
    expect(await pushState('7')).toBe('asking')
    expect(await switchPushOn(parts)).toBe('on')
    expect([sent, shown]).toEqual([
      [{ method: 'POST', body: { endpoint: 'https://push.example/1' } }],
      ['Successfully subscribed!'],
    ])
    expect(await pushState('7')).toBe('on')
  })

  test.each([
    ['denied', 'denied'],
    ['default', 'asking'],
  ] as const)('answered %s, nothing is subscribed', async (permission, state) => {
    permit('default', permission)
    expect(await switchPushOn(parts)).toBe(state)
    expect([made, sent]).toEqual([0, []])
  })

  test('what cannot be subscribed is told', async () => {
    permit('granted')
    refuses = true
    await expect(switchPushOn(parts)).rejects.toThrow('no push service')
  })
})

describe('at every start', () => {
  test('the same subscription is handed in again, without a word', async () => {
    permit('granted')
    await renewPush(parts)
    await renewPush(parts)
    expect([made, sent.length, shown.length]).toEqual([1, 2, 1])
  })

  test('one to another key gives way to one of today’s', async () => {
    permit('granted')
    await renewPush(parts)
    key = 'BBBB'
    await renewPush(parts)
    expect(sent.map(({ body }) => body!.endpoint)).toEqual([
      'https://push.example/1',
      'https://push.example/2',
    ])
    expect(shown).toHaveLength(1)
  })

  test.each(['default', 'denied'] as const)(
    'with permission %s nobody is asked and nothing sent',
    async (permission) => {
      permit(permission)
      await renewPush(parts)
      expect([made, sent]).toEqual([0, []])
    },
  )

  test('what fails is said in the answer, not thrown', async () => {
    permit('granted')
    refuses = true
    await expect(renewPush(parts)).resolves.toBe(false)
  })
})

describe('switched off', () => {
  test('stays off at the next start, for this person alone', async () => {
    permit('granted')
    await switchPushOn(parts)
    expect(await switchPushOff(parts)).toBe('off')
    expect([held, sent.at(-1)]).toEqual([null, { method: 'DELETE' }])
    await renewPush(parts)
    expect([made, await pushState('7')]).toEqual([1, 'off'])
    await renewPush({ ...parts, userId: '8' })
    expect([made, await pushState('8')]).toEqual([2, 'on'])
  })

  test('by another device: the browser lets go, and takes another address when it is switched on again', async () => {
    permit('granted')
    await renewPush(parts)
    answer = 409
    await renewPush(parts)
    expect([held, await pushState('7')]).toEqual([null, 'off'])
    answer = 201
    expect(await switchPushOn(parts)).toBe('on')
    expect(sent.at(-1)!.body!.endpoint).toBe('https://push.example/2')
  })
})

test('a browser that cannot says so', async () => {
  permit('granted')
  Reflect.deleteProperty(globalThis, 'PushManager')
  expect([await pushState('7'), await switchPushOn(parts)]).toEqual(['unsupported', 'unsupported'])
})
