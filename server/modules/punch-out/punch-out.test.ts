import { expect, test } from 'vitest'
import { elementAt, readXml, textAt } from '#domain/order-file/xml.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods } from '../../../tests/support/world.ts'
import { cleanUp } from '../../jobs/cleanup.ts'

const here = serverForTests(['dealer'])
const sql = <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )

const makeKey = async (scopes = ['own.punch-out']) => {
  const { data } = await here.dealer.ask(
    'mutation($k: MachineKeyInput!) { saveCustomerKey(customerKey: $k) { secret } }',
    { k: { name: `Till ${Math.random()}`, scopes, rate: 100 } },
  )
  return data.saveCustomerKey.secret as string
}
const request = (secret: string) =>
  `<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="1@shop" timestamp="2026-11-28T10:00:00Z"><Header><From><Credential domain="DUNS"><Identity>shop</Identity></Credential></From><To><Credential domain="DUNS"><Identity>us</Identity></Credential></To><Sender><Credential domain="DUNS"><Identity>shop</Identity><SharedSecret>${secret}</SharedSecret></Credential><UserAgent>Till</UserAgent></Sender></Header><Request><PunchOutSetupRequest operation="create"><BuyerCookie>cookie-1</BuyerCookie><BrowserFormPost><URL>https://shop.example/back?x=1&amp;y=2</URL></BrowserFormPost></PunchOutSetupRequest></Request></cXML>`
const send = async (payload: string, type = 'text/xml') => {
  const answer = await here.app.inject({
    method: 'POST',
    url: '/server/punch-out/cxml',
    headers: { host: here.world.host, 'content-type': type },
    payload,
  })
  return answer.body
}
const statusOf = (body: string) => elementAt(readXml(body).root, 'Response/Status')!['@code']
const open = (path: string, cookies: Record<string, string> = {}) =>
  here.app.inject({ url: path, headers: { host: here.world.host }, cookies })

const startPage = async (secret: string) =>
  new URL(
    textAt(
      readXml(await send(request(secret))).root,
      'Response/PunchOutSetupResponse/StartPage/URL',
    ),
  ).pathname

/** Opens the catalogue by cXML. */
const punchOut = async () => sessionAt(await startPage(await makeKey()))

/** Follows a start page as a browser does. */
async function sessionAt(page: string) {
  const started = await open(page)
  const cookies = Object.fromEntries(started.cookies.map(({ name, value }) => [name, value]))
  const renewed = await here.app.inject({
    method: 'POST',
    url: '/refresh-token',
    headers: { host: here.world.host },
    cookies,
  })
  for (const { name, value } of renewed.cookies) cookies[name] = value
  const token = renewed.json().requestToken as string
  const ask = async (query: string) => {
    const answer = await here.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { host: here.world.host, authorization: `Bearer ${token}` },
      cookies,
      payload: { query },
    })
    return answer.json()
  }
  return { page, started, cookies, token, ask }
}
const fill = (code: string, sorg: string, qty: number) =>
  `mutation { updateProductsInCart(products: [{ article_code: "${code}", sorg: "${sorg}", qty: ${qty} }]) { userErrors { code } } }`
const takeBack = (pieces: number) =>
  `mutation { returnPunchOut(pieces: ${pieces}) { address userErrors { code } } }`

test('a shop’s system opens the catalogue, and gets the cart back', async () => {
  const { started, cookies, token, ask } = await punchOut()
  // A redirect from another site would come without the cookies.
  expect([started.statusCode, started.headers.location]).toEqual([200, undefined])
  expect(started.body).toContain('content="0;url=/"')
  const user = await here.app.inject({
    url: '/user',
    headers: { host: here.world.host, authorization: `Bearer ${token}` },
    cookies,
  })
  expect(user.json()).toMatchObject({
    username: 'dealer',
    punchOut: expect.stringMatching(/^Till/),
    permissions: ['cart.display-order-qty', 'page.catalog'],
  })
  await ask(fill(goods.bike, '1000', 2))
  expect((await ask(takeBack(3))).data.returnPunchOut.userErrors).toEqual([
    { code: 'unsent_changes' },
  ])
  expect((await ask(takeBack(2))).data.returnPunchOut).toEqual({
    address: '/server/punch-out/return',
    userErrors: [],
  })
  const page = await open('/server/punch-out/return', cookies)
  expect(page.headers['content-security-policy']).toMatch(
    /form-action https:\/\/shop\.example; base-uri 'none'/,
  )
  expect(page.body).toContain('action="https://shop.example/back?x=1&#38;y=2"')
  const sent = /name="cxml-urlencoded" value="([^"]*)"/
    .exec(page.body)![1]!
    .replaceAll(/&#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)))
  const message = elementAt(readXml(sent).root, 'Message/PunchOutOrderMessage')
  expect(
    ['BuyerCookie', 'PunchOutOrderMessageHeader/Total/Money', 'ItemIn/ItemID/SupplierPartID'].map(
      (path) => textAt(message, path),
    ),
  ).toEqual(['cookie-1', '200', goods.bike])
  expect((await ask('{ simpleCart { totalQuantity } }')).data.simpleCart.totalQuantity).toBe(0)
  expect((await ask(takeBack(0))).data.returnPunchOut.userErrors).toEqual([{ code: 'cart_empty' }])
  const log = await sql<{ action: string }>(
    `SELECT action FROM audit_log WHERE action LIKE 'punch-out.%' ORDER BY id`,
  )
  expect(log.map(({ action }) => action)).toEqual(['punch-out.opened', 'punch-out.returned'])
})

const openByForm = (fields: Record<string, string>) =>
  here.app.inject({
    method: 'POST',
    url: '/server/punch-out/oci',
    headers: {
      host: here.world.host,
      origin: 'https://shop.example',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  })

test('a system that speaks OCI opens the catalogue by a form, and gets the cart back as fields', async () => {
  const secret = await makeKey()
  const hook = 'https://shop.example/oci?sid=1'
  const opened = await openByForm({
    USERNAME: 'till',
    PASSWORD: secret,
    HOOK_URL: hook,
    '~OkCode': 'ADDI',
    '~TARGET': '_top',
    '~CALLER': 'CTLG',
  })
  expect(opened.statusCode).toBe(303)
  const { cookies, ask } = await sessionAt(opened.headers.location!)
  await ask(fill(goods.bike, '1000', 2))
  expect((await ask(takeBack(2))).data.returnPunchOut.userErrors).toEqual([])
  const { body } = await open('/server/punch-out/return', cookies)
  expect(body).toContain(`action="${hook}"`)
  const fields = Object.fromEntries(
    [...body.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  expect(fields).toMatchObject({
    '~OkCode': 'ADDI',
    '~CALLER': 'CTLG',
    '~TARGET': '_top',
    'NEW_ITEM-VENDORMAT[1]': goods.bike,
    'NEW_ITEM-QUANTITY[1]': '2.000',
    'NEW_ITEM-PRICE[1]': '100.000',
    'NEW_ITEM-PRICEUNIT[1]': '1',
  })
})

test('a form without an address, a right or a secret opens nothing and says so', async () => {
  const hook = 'https://shop.example/oci'
  const reader = await makeKey(['own.orders.read'])
  const answers = await Promise.all([
    openByForm({ PASSWORD: await makeKey() }),
    openByForm({ PASSWORD: await makeKey(), HOOK_URL: 'http://shop.example/' }),
    openByForm({ PASSWORD: 'guess', HOOK_URL: hook }),
    openByForm({ PASSWORD: reader, HOOK_URL: hook }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 401, 403])
  for (const { body, headers } of answers) {
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body.length).toBeGreaterThan(10)
  }
})

test('nothing is ordered in it, and nothing but the catalogue is open', async () => {
  const { ask } = await punchOut()
  await ask(fill(goods.part, '2000', 1))
  const checkout = await ask(
    `mutation { checkout(attemptKey: "p1", cartVersion: 1, shipto: "S1", paymentId: "N30", shipments: [{ sorg: "2000", id: "STD" }], products: [{ article_code: "${goods.part}", sorg: "2000", qty: 1 }]) { userErrors { code } } }`,
  )
  expect(checkout.data.checkout.userErrors).toEqual([{ code: 'checkout_off' }])
  for (const closed of [
    '{ customerKeys { count } }',
    '{ orderPage { count } }',
    '{ openInvoiceV4 { companyCode } }',
    '{ notifications { count } }',
    '{ devices { id } }',
    '{ exportJobs { id } }',
    '{ secondFactor { required } }',
    'mutation { markNotificationsRead { userErrors { code } } }',
    'mutation { changePassword(oldPassword: "a", newPassword: "b") { userErrors { code } } }',
    '{ contentSearch(search: "a") { count } }',
  ]) {
    const { errors } = await ask(closed)
    expect([closed, errors?.[0].extensions.code]).toEqual([closed, 'FORBIDDEN'])
  }
})

test('a punch-out has a cart of its own, which the dealer and the next one do not see', async () => {
  const count = '{ simpleCart { totalQuantity } cartBook { carts { key } } }'
  await here.dealer.ask(fill(goods.part, '2000', 3))
  const [one, two] = [await punchOut(), await punchOut()]
  await one.ask(fill(goods.bike, '1000', 2))
  const totals = async () =>
    (await Promise.all([here.dealer.ask(count), one.ask(count), two.ask(count)])).map(
      ({ data }) => data.simpleCart.totalQuantity,
    )
  expect(await totals()).toEqual([3, 2, 0])
  // A second request finds the session remembered.
  expect(await totals()).toEqual([3, 2, 0])
  await two.ask(fill(goods.bike, '1000', 5))
  expect((await two.ask('mutation { cancelPunchOut { address } }')).data.cancelPunchOut).toEqual({
    address: '/server/punch-out/return',
  })
  expect(await totals()).toEqual([3, 2, 0])
  await one.ask(takeBack(2))
  expect(await totals()).toEqual([3, 0, 0])
  // The page sends the same cart once more.
  const again = await open('/server/punch-out/return', one.cookies)
  expect(again.body).toContain(goods.bike)
  expect((await one.ask('{ punchOut { address } }')).data.punchOut.address).toBe(
    '/server/punch-out/return',
  )
  await here.dealer.ask(fill(goods.part, '2000', 0))
})

test('an article that is withdrawn or has no price any more is said, and the rest goes back', async () => {
  const { ask, cookies } = await punchOut()
  await ask(fill(goods.bike, '1000', 2))
  await ask(fill(goods.part, '2000', 3))
  const refusal = async (pieces: number) =>
    (await ask(takeBack(pieces))).data.returnPunchOut.userErrors
  const changed = async (sql_: string, undo: string, pieces: number, code: string) => {
    await sql(`${sql_} WHERE code = '${goods.part}'`)
    await sql('UPDATE catalogue_revision SET revision = revision + 1')
    expect(await refusal(pieces)).toEqual([{ code }])
    await sql(`${undo} WHERE code = '${goods.part}'`)
    await sql('UPDATE catalogue_revision SET revision = revision + 1')
  }
  const set = (active: boolean) => `UPDATE article SET active = ${active}`
  await changed(set(false), set(true), 5, 'articles_withdrawn')
  await changed(set(false), set(true), 7, 'unsent_changes')
  const end = `UPDATE price SET valid_from = valid_from - 36500, valid_to = valid_to - 3000000`
  const prices = await sql<{ id: string }>(
    `${end} WHERE article_id = (SELECT id FROM article WHERE code = '${goods.part}') RETURNING id::text`,
  )
  expect(prices.length).toBeGreaterThan(0)
  await sql('UPDATE catalogue_revision SET revision = revision + 1')
  expect(await refusal(5)).toEqual([{ code: 'articles_not_orderable' }])
  await ask(fill(goods.part, '2000', 0))
  expect(await refusal(2)).toEqual([])
  const { body } = await open('/server/punch-out/return', cookies)
  expect(body).toContain(goods.bike)
  expect(body).not.toContain(goods.part)
  await sql(
    'UPDATE price SET valid_from = valid_from + 36500, valid_to = valid_to + 3000000 WHERE id = ANY ($1::bigint[])',
    [prices.map(({ id }) => id)],
  )
})

test('the cart of a punch-out is deleted after a day', async () => {
  const left = async () =>
    (await sql<{ n: number }>(`SELECT count(*)::int AS n FROM cart WHERE punch_out <> ''`))[0]!.n
  const { ask } = await punchOut()
  await ask(fill(goods.bike, '1000', 1))
  expect(await left()).toBeGreaterThan(0)
  await sql(`UPDATE punch_out SET created_at = now() - interval '25 hours'`)
  await cleanUp(here.database, new Date())
  expect(await left()).toBe(0)
})

test('a revoked key ends what its system has opened, and start pages that wait', async () => {
  const { ask } = await punchOut()
  await ask(fill(goods.bike, '1000', 1))
  const alive = async () => (await ask('{ simpleCart { totalQuantity } }')).data?.simpleCart
  expect(await alive()).toEqual({ totalQuantity: expect.any(Number) })
  const waiting = await startPage(await makeKey())
  const { data } = await here.dealer.ask(
    '{ customerKeys(limit: 2, sort: "-createdAt") { rows { id } } }',
  )
  for (const { id } of data.customerKeys.rows)
    await here.dealer.ask(
      'mutation($id: ID!) { revokeCustomerKey(id: $id) { userErrors { code } } }',
      { id },
    )
  expect(await alive()).toBeUndefined()
  expect((await open(waiting)).headers.location).toBe('/login?refused=-7')
  const [kept] = await sql<{ n: number }>(
    `SELECT count(*)::int AS n FROM cart c JOIN punch_out p ON p.id::text = c.punch_out WHERE p.key_id = ANY ($1::int[])`,
    [data.customerKeys.rows.map(({ id }: { id: string }) => Number(id))],
  )
  expect(kept!.n).toBe(0)
  // The person's own session goes on.
  expect((await here.dealer.ask('{ simpleCart { totalQuantity } }')).errors).toBeUndefined()
})

test('a start page opens once, and only for ten minutes', async () => {
  const { page } = await punchOut()
  expect((await open(page)).headers.location).toBe('/login?refused=-7')
  const body = await send(request(await makeKey()))
  const late = new URL(textAt(readXml(body).root, 'Response/PunchOutSetupResponse/StartPage/URL'))
    .pathname
  await sql(`UPDATE punch_out SET created_at = now() - interval '11 minutes'`)
  expect((await open(late)).headers.location).toBe('/login?refused=-7')
})

test('who is no system with the right is refused in cXML', async () => {
  const secret = await makeKey()
  const forged = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`
  const [other] = [await makeKey(['own.orders.read'])]
  expect([
    statusOf(await send(request(forged))),
    statusOf(await send(request('guess'))),
    statusOf(await send(request(other!))),
    statusOf(await send('<cXML>')),
    statusOf(await send('<!DOCTYPE cXML [<!ENTITY a "b">]><cXML/>')),
    statusOf(await send(request(secret).replace('https://', 'http://'))),
  ]).toEqual(['401', '401', '403', '400', '400', '400'])
})

test('a person who has logged in has no cart to take back, and no page to send one', async () => {
  const { data } = await here.dealer.ask(takeBack(0))
  expect(data.returnPunchOut.userErrors).toEqual([{ code: 'no_punch_out' }])
  expect((await open('/server/punch-out/return')).statusCode).toBe(401)
})
