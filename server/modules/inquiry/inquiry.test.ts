import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyPostgres } from '../../../tests/support/database.ts'
import { askPublicly, startApp } from '../../../tests/support/server.ts'
import { startWork } from '../../../tests/support/work.ts'
import { buildWorld, type World } from '../../../tests/support/world.ts'
import type { Database } from '../../db/database.ts'
import { fillCities } from './fill-cities.ts'

let database: Database
let app: FastifyInstance
let world: World
let closed: World
let now = new Date()

const good = {
  host: 'aa.test',
  reason: 'We open a shop.',
  goal: 'Sell bikes',
  custName: 'Rad & Tat',
  custAddress: '1 Main St <b>',
  custState: 'Colorado',
  custPostalCode: '80302',
  custCountry: 'US',
  custEmail: 'shop@example.com',
  custPhone: '03035550100',
  custCity: 'Boulder',
  custWeb: null as string | null,
}
const publicly = (query: string, variables: Record<string, unknown> = {}, host = 'aa.test') =>
  askPublicly(app, host, query, variables)
const send = async (inquiry: Record<string, unknown>, host?: string) =>
  (
    await publicly(
      'mutation($i: CustomerInquiryInput!) { createCustomerInquiry(inquiry: $i) { message { status } userErrors { field code } } }',
      { i: inquiry },
      host,
    )
  ).data.createCustomerInquiry
const kept = () =>
  database.within({ tenantId: 'aa', user: 'any', customers: [] }, (tx) =>
    tx.query('SELECT * FROM customer_inquiry'),
  )

beforeAll(async () => {
  database = await emptyPostgres()
  world = await buildWorld(database, 'aa', {
    allowNewCustomerInquiry: true,
    email: 'sales@aa.example',
    telpCode: '+1',
  })
  closed = await buildWorld(database, 'bb', { allowNewCustomerInquiry: false })
  await fillCities(database)
  app = await startApp(database, { clock: () => now })
})
afterAll(async () => {
  await app?.close()
  await database?.close()
})
beforeEach(async () => {
  now = new Date(now.getTime() + 2 * 3_600_000)
  await database.within({ tenantId: 'aa', user: 'any', customers: [] }, (tx) =>
    tx.query('DELETE FROM customer_inquiry'),
  )
})

test('countries are named and sorted in the asked language; filling twice changes nothing', async () => {
  await fillCities(database)
  const names = async (locale: string) =>
    (await publicly('query($l: ID) { countries(locale: $l) { id name } }', { l: locale })).data
      .countries as { id: string; name: string }[]
  const [english, german] = [await names('en-us'), await names('de')]
  expect(english.length).toBeGreaterThan(180)
  expect([english, german].map((all) => all.find(({ id }) => id === 'DE')?.name)).toEqual([
    'Germany',
    'Deutschland',
  ])
  expect(german.map(({ name }) => name)).toEqual(
    german.map(({ name }) => name).toSorted(new Intl.Collator('de').compare),
  )
})

test('cities of a country, and none of no country', async () => {
  const cities = async (id: string) =>
    (await publicly('query($c: ID!) { cities(countryId: $c) { id description } }', { c: id })).data
      .cities as { description: string }[]
  expect((await cities('DE')).map(({ description }) => description)).toContain('Freiburg')
  expect(await cities('XX')).toEqual([])
  expect(await cities(`DE' OR true --`)).toEqual([])
})

test('an inquiry is kept and mailed to the tenant, with the answer going to its sender', async () => {
  expect(await send(good)).toEqual({ message: { status: true }, userErrors: [] })
  expect(await kept()).toMatchObject([
    {
      name: 'Rad & Tat',
      city: 'Boulder',
      country: 'US',
      phone: '+13035550100',
      web: null,
      sender: '127.0.0.1',
    },
  ])
  const work = startWork(database, { clock: () => now })
  await work.drain()
  const [mail] = work.mails()
  for (const line of [
    'To: sales@aa.example',
    'Reply-To: shop@example.com',
    'Subject: New customer inquiry: Rad & Tat',
    'Country: United States',
    'Phone: +13035550100',
    '1 Main St &#60;b&#62;',
  ])
    expect(mail).toContain(line)
})

test.each([
  [{ reason: ' ' }, 'reason', 'required'],
  [{ custName: 'Shop 7' }, 'custName', 'valid_text'],
  [{ custEmail: 'x@y' }, 'custEmail', 'valid_email'],
  [{ custPhone: '+1303' }, 'custPhone', 'must_be_numeric_with_max_digits'],
  [{ custCountry: 'ZZ' }, 'custCountry', 'unknown_country'],
  [{ host: 'bb.test' }, 'host', 'unknown_host'],
  [{ custWeb: 'javascript:x' }, 'custWeb', 'valid_web'],
])('%j is refused at its field', async (part, field, code) => {
  expect((await send({ ...good, ...part })).userErrors).toEqual([{ field, code }])
  expect(await kept()).toEqual([])
})

test('five an hour from one address, also all at once; then it goes on', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(good)))
  expect(answers.filter(({ message }) => message.status)).toHaveLength(5)
  expect(answers.find(({ message }) => !message.status)?.userErrors).toEqual([
    { field: null, code: 'too_many_attempts' },
  ])
  now = new Date(now.getTime() + 3_600_001)
  expect((await send(good)).message.status).toBe(true)
})

test('a tenant that takes none keeps none', async () => {
  expect((await send({ ...good, host: closed.host }, closed.host)).userErrors).toEqual([
    { field: null, code: 'not_offered' },
  ])
  expect(world.tenantId).toBe('aa')
})
