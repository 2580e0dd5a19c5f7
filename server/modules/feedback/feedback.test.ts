import { expect, test } from 'vitest'
import { logIn } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'

const here = serverForTests([], { config: { email: 'office@aa.example' } })

const send = async (username: string, message: string) =>
  (await logIn(here.app, here.world.host, username)).ask(
    'mutation($m: String!) { sendCustomerFeedback(message: $m) { data { status description } userErrors { field message code } } }',
    { m: message },
  )
const kept = (tenantId = 'aa') =>
  here.database.within({ tenantId, user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      'SELECT user_id, for_customer, message, created_at IS NOT NULL AS dated FROM customer_feedback ORDER BY id',
    ),
  )

test('the office gets a mail that names the writer and leads to the message', async () => {
  await send('dealer', 'Call me')
  const [mail] = await here.database.within(
    { tenantId: 'aa', user: 'any', customers: 'all' },
    (tx) =>
      tx.query<{ recipient: string; subject: string; text: string }>(
        'SELECT recipient, subject, text FROM mail_message ORDER BY id DESC LIMIT 1',
      ),
  )
  expect(mail).toMatchObject({
    recipient: 'office@aa.example',
    subject: 'Consumer voice from Name of dealer',
  })
  expect(mail!.text).toMatch(/for Shop X of aa[^]*Call me[^]*admin\/consumer-voice\/\d+/)
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query('DELETE FROM customer_feedback'),
  )
})

test('what is said is kept: who, for whom, when', async () => {
  expect(
    (await send('dealer', 'Danke für die schnelle Lieferung,\\nweiter so: сервис & 服务')).data
      .sendCustomerFeedback,
  ).toMatchObject({ data: { status: true }, userErrors: [] })
  expect((await send('rep', 'More colours')).data.sendCustomerFeedback.data.status).toBe(true)
  expect(await kept()).toEqual([
    {
      user_id: here.world.users.dealer,
      for_customer: here.world.customers.X,
      message: 'Danke für die schnelle Lieferung,\nweiter so: сервис & 服务',
      dated: true,
    },
    { user_id: here.world.users.rep, for_customer: null, message: 'More colours', dated: true },
  ])
})

test.each([
  ['', 'required'],
  [' \\n ', 'required'],
  ['50 % off!', 'valid_text'],
  ['<b>', 'valid_text'],
  ['a\\tb', 'valid_text'],
  ['x'.repeat(2_001), 'too_long'],
])('%j is refused: %s', async (message, code) => {
  const before = await kept()
  expect((await send('dealer', message)).data.sendCustomerFeedback).toEqual({
    data: null,
    userErrors: [{ field: 'message', message: code, code }],
  })
  expect(await kept()).toEqual(before)
})

test('without the scope nothing is taken', async () => {
  expect((await send('guest', 'Hello')).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})
