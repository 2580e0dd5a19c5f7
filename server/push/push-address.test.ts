import { lookup } from 'node:dns'
import { afterEach, expect, test, vi } from 'vitest'
import { isPrivateAddress, isOpenAddress, publicLookup } from './push-address.ts'

vi.mock('node:dns', () => ({ lookup: vi.fn() }))
afterEach(() => vi.mocked(lookup).mockReset())

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user:secret@fcm.googleapis.com/abc', false],
  ['https://localhost/abc', false],
  ['https://portal.localhost/abc', false],
  ['https://database.internal/abc', false],
  ['https://printer.local/abc', false],
  ['https://printer/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://10.1.2.3/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://[::1]/abc', false],
  ['https://[::ffff:127.0.0.1]/abc', false],
  ['https://[fd00::1]/abc', false],
  ['https://8.8.8.8/abc', true],
  ['https://localhost./abc', false],
  ['https://portal.localhost./abc', false],
  ['https://printer./abc', false],
  ['https://host.localdomain/abc', false],
  ['https://192.0.2.7/abc', false],
  ['https://198.51.100.7/abc', false],
  ['https://203.0.113.7/abc', false],
  ['https://[::127.0.0.1]/abc', false],
  ['https://[64:ff9b:1::a00:1]/abc', false],
  ['https://[2001:db8::1]/abc', false],
  ['https://[2001::1]/abc', false],
  ['https://[3fff::1]/abc', false],
  ['https://[100::1]/abc', false],
  ['https://[fec0::1]/abc', false],
  ['https://[2606:4700::1111]/abc', true],
  ['ftp://fcm.googleapis.com/abc', false],
  ['', false],
])('%s: %s', (endpoint, expected) => {
  expect(isOpenAddress(endpoint, false)).toBe(expected)
})

test('with the setting, a service of the tests may stand anywhere', () => {
  expect(
    ['http://127.0.0.1:4000/push/1', 'https://printer/abc', 'file:///etc/passwd'].map((endpoint) =>
      isOpenAddress(endpoint, true),
    ),
  ).toEqual([true, true, false])
})

test.each([
  ['8.8.8.8', false],
  ['100.64.0.1', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['::ffff:10.0.0.1', true],
  ['2606:4700::1111', false],
  ['fe80::1', true],
  ['64:ff9b::a00:1', true],
])('%s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected)
})

const answering = (...addresses: string[]) =>
  vi.mocked(lookup).mockImplementation(((
    _name: string,
    _options: object,
    done: (error: null, found: object[]) => void,
  ) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never)
const find = (all: boolean) =>
  new Promise((resolve) => {
    publicLookup('push.example', { all }, (error, address) =>
      resolve(error ? error.message : address),
    )
  })

test('a name that means a private address when it is asked is refused', async () => {
  answering('8.8.8.8')
  expect(await find(false)).toBe('8.8.8.8')
  expect(await find(true)).toEqual([{ address: '8.8.8.8', family: 4 }])
  answering('8.8.8.8', '192.168.1.1')
  expect(await find(true)).toBe('push.example is in a private network')
  answering()
  expect(await find(false)).toBe('push.example is in a private network')
})
