import { describe, expect, test } from 'vitest'
import { serverForTests } from '../../tests/support/test-people.ts'
import { startApp } from '../../tests/support/server.ts'
import { proxiesFrom } from '../settings.ts'

test.each([
  [undefined, false],
  ['', false],
  ['0', false],
  ['1', 1],
  ['10.0.0.0/8, loopback,2001:db8::/32', ['10.0.0.0/8', 'loopback', '2001:db8::/32']],
])('TRUST_PROXY=%s', (value, expected) => expect(proxiesFrom(value)).toEqual(expected))

test.each(['true', 'all', '10.0.0.0/33', '1.2.3', '10.0.0.1/8/8', '-1'])(
  'TRUST_PROXY=%s is refused at start',
  (value) => expect(() => proxiesFrom(value)).toThrow('TRUST_PROXY is a number of proxies'),
)

const here = serverForTests([])

describe.each([
  ['1', '203.0.113.9'],
  ['2', '198.51.100.1'],
  ['10.0.0.0/8', '203.0.113.9'],
  ['0', '10.0.0.1'],
])('behind TRUST_PROXY=%s', (setting, counted) => {
  test('a forged address in front of the real one buys no further guess', async () => {
    const scope = { tenantId: 'aa', user: 'any', customers: 'all' } as const
    await here.database.within(scope, (tx) => tx.query('DELETE FROM login_failure'))
    const app = await startApp(here.database, { settings: { trustProxy: proxiesFrom(setting) } })
    const codes = []
    for (let n = 0; n < 8; n++) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/login',
        remoteAddress: '10.0.0.1',
        headers: {
          host: here.world.host,
          'x-forwarded-for': `192.0.2.${n}, 198.51.100.1, 203.0.113.9`,
        },
        payload: { username: 'dealer', password: 'wrong' },
      })
      codes.push(statusCode)
    }
    expect(codes).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
    const keys = await here.database.within(scope, (tx) =>
      tx.query<{ key: string }>("SELECT key FROM login_failure WHERE key LIKE 'address:%'"),
    )
    expect(keys).toEqual([{ key: `address:${counted}` }])
    await app.close()
  })
})
