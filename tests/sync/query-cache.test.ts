import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createCacheStorage } from '#data/cache-storage.ts'
import { agesOf } from '#data/answer-age.ts'
import { createAppClient } from '#data/client.ts'
import { graphql } from '#data/graphql.ts'
import { load } from '#data/load.ts'
import { mayPersist, transientResolvers } from '#data/persisted-parts.ts'
import { createRequest } from '@urql/core'
import { textAsSent, trustedDocuments } from '../../scripts/documents.ts'
import { ChangeLanguage } from '../../src/shell/i18n/language.gql.ts'
import { emptyDevice } from './store.ts'

const Areas = graphql(`
  query Areas {
    catalogueAreas {
      bike
      paa
      groupset
      defaultUrl
    }
  }
`)
const areas = {
  __typename: 'CatalogueAreas',
  bike: true,
  paa: false,
  groupset: false,
  defaultUrl: '/c',
}
const keys = { CatalogueAreas: () => null, RegisteredFramePage: () => null }

function client(
  hashed = false,
  { data = { catalogueAreas: areas } as object, database = emptyDevice().database } = {},
) {
  const asked: Record<string, unknown>[] = []
  const line = { cut: false }
  const storage = createCacheStorage(database, {
    schemaHash: 's',
    host: 'h',
    userId: 'u',
    customerKey: 'c',
  })
  const parts = createAppClient({
    storage,
    keys,
    updates: {},
    resolvers: transientResolvers(),
    hashed,
    now: () => 912,
    fetch: async (_, init) => {
      if (line.cut) throw new TypeError('Load failed')
      asked.push(JSON.parse(String(init?.body)) as Record<string, unknown>)
      return new Response(JSON.stringify({ data }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  return { ...parts, asked, line, storage }
}

it('keeps a visited screen alive when a refresh fails, and knows how old it is', async () => {
  const { client: urql, hydrated, line } = client()
  await hydrated
  await load(urql, Areas, {})
  line.cut = true
  const seen: unknown[] = []
  await new Promise<void>((resolve) => {
    urql
      .query(Areas, {}, { requestPolicy: 'cache-and-network' })
      .subscribe(({ data, error, stale }) => {
        seen.push([data?.catalogueAreas.defaultUrl, error !== undefined])
        if (!stale) resolve()
      })
  })
  expect(seen.at(-1)).toEqual(['/c', true])
  expect(agesOf(urql)?.of(createRequest(Areas, {}).key)).toBe(912)
})

const Sales = graphql(`
  query SalesAtRest {
    registeredFrames {
      rows {
        id
        custName
        custPhone
        custEmail
      }
    }
  }
`)

it('leaves owners’ phone and email out of what rests, and still lists the sales without them', async () => {
  // In a test the cache writes nothing down by itself.
  vi.stubEnv('NODE_ENV', 'development')
  const { database } = emptyDevice()
  const owner = { custName: 'Ana Gil', custPhone: '0301234', custEmail: 'ana@example.com' }
  const row = { __typename: 'RegisteredFrame', id: 'WU1', ...owner }
  const data = { registeredFrames: { __typename: 'RegisteredFramePage', rows: [row] } }
  const first = client(false, { data, database })
  await first.hydrated
  await load(first.client, Sales, {})
  const seen = (made: typeof first) => made.client.readQuery(Sales, {})?.data?.registeredFrames.rows
  expect(seen(first)).toMatchObject([owner])
  await vi.waitFor(async () =>
    expect(Object.values(await first.storage.read())).toContain('"Ana Gil"'),
  )
  const atRest = JSON.stringify(await first.storage.read())
  expect(atRest).not.toMatch(/0301234|ana@example/)
  const second = client(false, { data, database })
  await second.hydrated
  second.line.cut = true
  await load(second.client, Sales, {})
  expect(seen(second)).toMatchObject([{ custName: 'Ana Gil', custPhone: null, custEmail: null }])
  vi.unstubAllEnvs()
})

it('rejects for a screen never visited', async () => {
  const { client: urql, hydrated, line } = client()
  await hydrated
  line.cut = true
  await expect(load(urql, Areas, {})).rejects.toThrow('Load failed')
})

it('sends the hash that the list of trusted documents has', async () => {
  const { client: urql, hydrated, asked } = client(true)
  await hydrated
  await load(urql, Areas, {})
  const hash = createHash('sha256').update(textAsSent(Areas)).digest('hex')
  expect(asked).toMatchObject([{ extensions: { persistedQuery: { sha256Hash: hash } } }])
  expect(asked[0]).not.toHaveProperty('query')
  const listed = await trustedDocuments()
  expect(Object.values(listed)).toContain(textAsSent(ChangeLanguage))
})

it.each([
  ['Product:2000/AB%2e1.name', true],
  ['RegisteredFrame:WU1.custName', true],
  ['RegisteredFrame:WU1.custPhone', false],
  ['RegisteredFrame:WU1.custEmail', false],
  ['Query.products({"page":1})', true],
  ['Query%2eproducts({"page":1}).total', true],
  ['Query.openInvoiceV5({"page":1})', false],
  ['Query%2ecreditStatus.limit', false],
  ['Query.restockSubscriptions', true],
  ['RestockSubscription:2000/A.createdAt', true],
  ['Query.cart', false],
  ['User:7.name', false],
  ['Customer:1.custName', false],
])('%s may rest on the device: %s', (key, may) => expect(mayPersist(key)).toBe(may))

describe('what rests on the device', () => {
  const scope = { schemaHash: 's', host: 'h', userId: 'u', customerKey: 'c' }
  const question = 'Query%2eproducts({"page":1,"search":"a})b"})'

  it('is read as it was written, piece by piece, and what is gone is gone', async () => {
    const { database } = emptyDevice()
    const storage = createCacheStorage(database, scope)
    await storage.write({
      'Product:2000/TY%2e1.name': '"Tyre"',
      'Product:2000/TY%2e1%2eprice.dealer': '"4.20"',
      'Query.products({"page":1})': ':"x"',
      [`${question}.total`]: '7',
      [`${question}%2efacets%2e0.name`]: '"BRAND"',
      'at:71': '912',
    })
    await storage.write({
      'Product:2000/TY%2e1%2eprice.dealer': '"4.30"',
      [`${question}%2efacets%2e0.name`]: undefined,
      'at:72': '913',
    })
    await storage.write({ 'Query.products({"page":1})': undefined })
    expect(await createCacheStorage(database, scope).read()).toEqual({
      'Product:2000/TY%2e1.name': '"Tyre"',
      'Product:2000/TY%2e1%2eprice.dealer': '"4.30"',
      [`${question}.total`]: '7',
      'at:71': '912',
      'at:72': '913',
    })
    // An object is a row, and one without pieces is none.
    expect((await database.cacheEntries.toArray()).length).toBe(3)
  })

  it('is nobody else’s, and goes when another reads', async () => {
    const { database } = emptyDevice()
    await createCacheStorage(database, scope).write({ 'Product:1.name': '"A"' })
    expect(await createCacheStorage(database, { ...scope, customerKey: 'other' }).read()).toEqual(
      {},
    )
    expect(await database.cacheEntries.count()).toBe(0)
  })

  it('loses nothing when two tabs write of one object at once', async () => {
    const { database } = emptyDevice()
    const [one, other] = [createCacheStorage(database, scope), createCacheStorage(database, scope)]
    await Promise.all([
      one.write({ 'Product:1.name': '"A"' }),
      other.write({ 'Product:1.brand': '"B"' }),
      one.write({ 'Product:1.uom': '"EA"' }),
    ])
    expect(await one.read()).toEqual({
      'Product:1.name': '"A"',
      'Product:1.brand': '"B"',
      'Product:1.uom': '"EA"',
    })
  })
})
