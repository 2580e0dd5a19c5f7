import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PushSubscriptionBody } from './push-subscription.ts'

const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
const good = { endpoint: 'https://push.example/abc', expirationTime: null, keys }

test.each<[string, unknown, boolean]>([
  ['what a browser gives', good, true],
  ['padded keys', { ...good, keys: { p256dh: `${keys.p256dh}=`, auth: `${keys.auth}==` } }, true],
  ['no expiration', { endpoint: good.endpoint, keys }, true],
  ['nothing', undefined, false],
  ['a text', 'x', false],
  ['no keys', { endpoint: good.endpoint }, false],
  ['a key that is none', { ...good, keys: { ...keys, p256dh: 'short' } }, false],
  ['a compressed key', { ...good, keys: { ...keys, p256dh: `A${'x'.repeat(43)}` } }, false],
  ['a secret too long', { ...good, keys: { ...keys, auth: 'y'.repeat(26) } }, false],
  ['no address', { ...good, endpoint: 'somewhere' }, false],
  [
    'an address without end',
    { ...good, endpoint: `https://push.example/${'x'.repeat(1_000)}` },
    false,
  ],
])('%s', (_case, body, expected) => {
  expect(v.safeParse(PushSubscriptionBody, body).success).toBe(expected)
})
