import { expect, test } from 'vitest'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { createTenants } from '../../tenants.ts'

const here = serverForTests(['admin', 'dealer'])
const save = (name: string, value: unknown, seen: unknown) =>
  here.admin.ask(
    'mutation($n: ID!, $v: String, $s: String!) { saveSetting(name: $n, value: $v, seen: $s) { setting { value isSet } userErrors { code field } } }',
    { n: name, v: value === null ? null : JSON.stringify(value), s: JSON.stringify(seen) },
  )
const codes = async (...given: Parameters<typeof save>) =>
  (await save(...given)).data.saveSetting.userErrors.map(({ code }: { code: string }) => code)

test.each<[string, unknown, unknown, string]>([
  ['itemViewQuota', 500, 10, 'out_of_range'],
  ['accent', 'red', '#1f6feb', 'valid_colour'],
  ['sorg', '9999', '1000', 'unknown_sorg'],
  ['timeZone', 'Europe/Berlin', 'UTC', 'setting_locked'],
  ['maskStock', true, true, 'changed_meanwhile'],
  ['maskStock', 'yes', false, 'Invalid type: Expected boolean but received "yes"'],
])('%s = %j, made from %j, is refused: %s', async (name, value, seen, code) => {
  expect(await codes(name, value, seen)).toEqual([code])
})

test('a name that is none is not found', async () => {
  const { errors } = await save('features', {}, {})
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
})

test('another process reads the change once it looks again, and the default needs no row', async () => {
  const elsewhere = createTenants(here.database, () => new Date())
  expect(await codes('nextArrivalMonth', 3, 6)).toEqual([])
  expect((await elsewhere.byId('aa'))!.config.nextArrivalMonth).toBe(3)
  expect((await save('nextArrivalMonth', 6, 3)).data.saveSetting.setting).toEqual({
    value: '6',
    isSet: false,
  })
})

test('of two who change the same at once, one is told', async () => {
  const both = await Promise.all([codes('telpCode', '+1', '+62'), codes('telpCode', '+49', '+62')])
  expect(both.flat()).toEqual(['changed_meanwhile'])
})
