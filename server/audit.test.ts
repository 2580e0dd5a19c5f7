import { expect, test } from 'vitest'
import { serverForTests } from '../tests/support/test-people.ts'
import { audit } from './audit.ts'

const here = serverForTests(['dealer'])
const everything = { tenantId: 'aa', user: 'any', customers: 'all' } as const

interface Line {
  action: string
  target: string | null
  on_behalf_of: number | null
  before: unknown
  after: unknown
  request_id: string | null
}
const linesOf = (action: string) =>
  here.database.within(everything, (tx) =>
    tx.query<Line>(
      'SELECT action, target, on_behalf_of, before, after, request_id FROM audit_log WHERE action = $1 ORDER BY id',
      [action],
    ),
  )

test('a change says what it was before and after, for which customer, and by which request', async () => {
  await here.dealer.ask(
    'mutation { updateProfileUser(user: { name: "New Name", email: "new@shop.test" }) { message { status } } }',
  )
  const [line] = await linesOf('profile.updated')
  expect(line).toMatchObject({
    target: 'dealer',
    before: { name: expect.any(String), email: null },
    after: { name: 'New Name', email: 'new@shop.test' },
  })
  expect(line!.on_behalf_of).toBeTypeOf('number')
  expect(line!.request_id).toBeTruthy()
})

test('a change that is rolled back leaves no line', async () => {
  await expect(
    here.database.within(everything, async (tx) => {
      await audit(
        {
          tx,
          tenant: { id: 'aa' },
          clock: () => new Date(),
          user: { id: 1 },
          customer: null,
          requestId: null,
        },
        { action: 'order.resent', target: 'W1' },
      )
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  expect(await linesOf('order.resent')).toEqual([])
})
