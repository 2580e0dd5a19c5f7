import { beforeEach, describe, expect, test } from 'vitest'
import { logIn } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'

const here = serverForTests(['admin', 'dealer', 'office'], {
  config: { email: 'sales@aa.example' },
})
const inTenant = <Row>(sql: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql, params),
  )
let inquiry: string

beforeEach(async () => {
  const [row] = await inTenant<{ id: number }>(
    `INSERT INTO customer_inquiry (tenant_id, host, reason, goal, name, address, state, country, city, email, phone, sender)
     VALUES ('aa', 'aa.test', 'We open a shop', 'Sell bikes', 'Rad & Tat', '1 Main St', 'Colorado', 'US', 'Boulder', 'shop@example.com', '+1303', '1') RETURNING id`,
  )
  inquiry = String(row!.id)
})

const fields = 'id answeredBy acceptedCustomer acceptedUser replies { text by }' as const
const changed = `inquiry { ${fields} } userErrors { field code }`
const reply = async (text: string, id = inquiry) =>
  (
    await here.admin.ask(
      `mutation($id: ID!, $r: String!) { replyToInquiry(id: $id, reply: $r) { ${changed} } }`,
      { id, r: text },
    )
  ).data.replyToInquiry
const good = {
  custCode: '204711',
  name: 'Rad & Tat',
  sorgs: ['2000'],
  priceGroup: 'P1',
  username: 'rad',
  userName: 'Ada',
  role: 'dealer',
}
const accept = async (part: object = {}) =>
  (
    await here.admin.ask(
      `mutation($id: ID!, $a: InquiryAcceptance!) { acceptInquiry(id: $id, acceptance: $a) { ${changed} } }`,
      { id: inquiry, a: { ...good, ...part } },
    )
  ).data.acceptInquiry

describe('an inquiry', () => {
  test('is replied to by mail, which is kept and notes it as answered', async () => {
    expect((await reply(' ')).userErrors).toEqual([{ field: 'reply', code: 'required' }])
    expect((await reply('x'.repeat(4_001))).userErrors).toEqual([
      { field: 'reply', code: 'too_long' },
    ])
    expect(await reply('Welcome & <b>hello</b>')).toMatchObject({
      userErrors: [],
      inquiry: {
        answeredBy: expect.any(String),
        replies: [{ text: 'Welcome & <b>hello</b>', by: expect.any(String) }],
      },
    })
    const work = startWork(here.database)
    await work.drain()
    const mail = work.mails().join('\n')
    for (const line of ['To: shop@example.com', 'Reply-To: sales@aa.example', 'We open a shop'])
      expect(mail).toContain(line)
    expect(mail).toContain('<p style="margin:0 0 16px">Welcome &#38; &#60;b&#62;hello')
    expect((await reply('Hello', '999999')).userErrors).toEqual([
      { field: 'id', code: 'not_found' },
    ])
  })

  test('becomes a customer with the groups and the target markets that were chosen', async () => {
    const [market] = await inTenant<{ id: string }>(
      `INSERT INTO content_target_market (tenant_id, market_name) VALUES ('aa', 'North') RETURNING id::text`,
    )
    const chosen = { custGroup: 'Gold', custCategory: 'Chain', contentTargetMarkets: [market!.id] }
    const choices = 'custGroups custCategories contentTargetMarkets { marketName }'
    expect((await here.admin.ask(`{ acceptanceChoices { ${choices} } }`)).data).toEqual({
      acceptanceChoices: {
        custGroups: ['Gold'],
        custCategories: [],
        contentTargetMarkets: [{ marketName: 'North' }],
      },
    })
    const list = async (state: string) =>
      (await here.admin.ask(`{ customerInquiries(${state}) { rows { acceptedCustomer } } }`)).data
        .customerInquiries.rows
    expect(await list('accepted: true')).toEqual([])
    const numbered = { custCode: '204713', username: 'rad3' }
    expect(
      (await accept({ ...chosen, ...numbered, contentTargetMarkets: ['0'] })).userErrors,
    ).toEqual([{ field: 'contentTargetMarkets', code: 'unknown_market' }])
    expect((await accept({ ...chosen, ...numbered })).userErrors).toEqual([])
    expect(
      await inTenant(
        `SELECT c.cust_category AS category, a.cust_group AS group, m.market_name AS market FROM customer c JOIN customer_area a ON a.customer_id = c.id
         JOIN app_user u ON u.username = 'rad3' JOIN user_target_market t ON t.of_user = u.id JOIN content_target_market m ON m.id = t.market WHERE c.r3 = '204713'`,
      ),
    ).toEqual([{ category: 'Chain', group: 'Gold', market: 'North' }])
    expect(await list('accepted: true')).toEqual([{ acceptedCustomer: '204713' }])
    expect(new Set(await list('accepted: false'))).toEqual(new Set([{ acceptedCustomer: null }]))
    expect(await list('open: false, accepted: true')).toHaveLength(1)
  })

  test('becomes a customer with a user, who orders for it after setting a password', async () => {
    expect(await accept()).toMatchObject({
      userErrors: [],
      inquiry: { acceptedCustomer: '204711', acceptedUser: 'rad' },
    })
    expect((await accept()).userErrors).toEqual([{ field: null, code: 'already_accepted' }])
    const work = startWork(here.database)
    await work.drain()
    expect(work.mails().some((mail) => mail.includes('To: shop@example.com'))).toBe(true)
    await inTenant(
      `UPDATE app_user SET password_hash = (SELECT password_hash FROM app_user WHERE username = 'dealer'), must_change_password = false WHERE username = 'rad'`,
    )
    const rad = await logIn(here.app, here.world.host, 'rad')
    expect((await rad.ask('{ cart { customerKey } }')).data.cart.customerKey).toBe('204711')
    const audited = await inTenant<{ action: string }>(
      `SELECT action FROM audit_log WHERE action IN ('inquiry.accepted', 'user.created') AND target IN ($1, 'rad')`,
      [inquiry],
    )
    expect(audited).toHaveLength(2)
  })

  test.each([
    [{ custCode: '' }, 'custCode', 'required'],
    [{ custCode: 'a b' }, 'custCode', 'valid_code'],
    [{ sorgs: [] }, 'sorgs', 'required'],
    [{ sorgs: ['9999'] }, 'sorgs', 'unknown_choice'],
    [{ username: 'dealer' }, 'username', 'username_taken'],
    [{ username: 'a b' }, 'username', 'valid_username'],
    [{ role: 'nobody' }, 'role', 'unknown_role'],
  ])('with %j is refused at its field, and nothing is stored', async (part, field, code) => {
    expect((await accept({ custCode: '20999', ...part })).userErrors).toContainEqual({
      field,
      code,
    })
    expect(await inTenant(`SELECT 1 FROM customer WHERE r3 = '20999'`)).toEqual([])
  })

  test('does not take the number of another customer', async () => {
    await accept({ custCode: '204712', username: 'rad2' })
    const [row] = await inTenant<{ id: number }>(
      `INSERT INTO customer_inquiry (tenant_id, host, reason, goal, name, address, state, country, city, email, phone, sender)
       VALUES ('aa', 'aa.test', 'x', 'y', 'Other', '1', 'C', 'US', 'B', 'o@example.com', '1', '1') RETURNING id`,
    )
    inquiry = String(row!.id)
    expect((await accept({ custCode: '204712', username: 'other' })).userErrors).toEqual([
      { field: 'custCode', code: 'name_taken' },
    ])
  })
})

describe('consumer voice', () => {
  test('is read by administrators, answered by mail, and open again', async () => {
    await here.dealer.ask(
      'mutation { sendCustomerFeedback(message: "More colours") { data { status } } }',
    )
    const list = async (open: boolean | null = null) =>
      (
        await here.admin.ask(
          'query($o: Boolean) { customerFeedbacks(open: $o, search: "colours") { count rows { id message person custCode email replies { text } } } }',
          { o: open },
        )
      ).data.customerFeedbacks
    const row = (await list()).rows[0]!
    expect(row).toMatchObject({ message: 'More colours', replies: [] })
    const answered = await here.admin.ask(
      'mutation($id: ID!) { replyToFeedback(id: $id, reply: "Soon") { feedback { replies { text } answeredBy } userErrors { code } } }',
      { id: row.id },
    )
    const { feedback, userErrors } = answered.data.replyToFeedback
    if (row.email === null) expect(userErrors).toEqual([{ code: 'no_email' }])
    else expect(feedback.replies).toEqual([{ text: 'Soon' }])
    await here.admin.ask('mutation($id: ID!) { markFeedback(ids: [$id]) { message { status } } }', {
      id: row.id,
    })
    expect([(await list(true)).count, (await list(false)).count]).toEqual([0, 1])
    await here.admin.ask(
      'mutation($id: ID!) { markFeedback(ids: [$id], answered: false) { message { status } } }',
      { id: row.id },
    )
    expect((await list(true)).count).toBe(1)
  })

  test('is nobody else’s to read', async () => {
    for (const session of [here.dealer, here.office])
      expect(
        (await session.ask('{ customerFeedbacks { count } }')).errors?.[0]?.extensions.code,
      ).toBe('FORBIDDEN')
  })
})
