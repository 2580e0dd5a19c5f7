import { describe, expect, test, vi } from 'vitest'
import { createRequest } from '@urql/core'
import { agesOf } from '#data/answer-age.ts'
import { createAppClient } from '#data/client.ts'
import { deviceOnly, type DeviceSource, deviceFirst } from '#data/device-exchange.ts'
import { load } from '#data/load.ts'
import { AlreadyComing } from '#parts/article/incoming.gql.ts'
import { CataloguePage } from '../../src/features/catalogue/catalogue.gql.ts'
import { graphql } from '#data/graphql.ts'
import { keys } from '../../src/cache.ts'

const List = graphql(`
  query List($search: String) {
    products(search: $search) {
      total
      entries {
        id
        parent_name
      }
    }
  }
`)
const Areas = graphql(`
  query Areas {
    catalogueAreas {
      bike
    }
    unreadNotifications
  }
`)
const page = (parent_name: string) => ({
  total: 1,
  entries: [{ id: 'model/1', parent_name, model_year: null }],
  page: 1,
  pageTotal: 1,
  facets: [],
  attributes: [],
})
const typed = (parent_name: string) => ({
  data: {
    products: {
      __typename: 'ProductPage',
      total: 1,
      entries: [{ __typename: 'ProductEntry', id: 'model/1', parent_name }],
    },
  },
})

function client(
  source: DeviceSource | null,
  {
    hold = Promise.resolve(),
    now = () => 5_000,
    says = typed('of the server') as unknown,
  }: { hold?: Promise<void>; now?: () => number; says?: unknown } = {},
) {
  const line = { cut: false, asked: 0 }
  const { client: urql } = createAppClient({
    storage: { read: () => Promise.resolve({}), write: () => Promise.resolve() },
    keys,
    updates: {},
    hashed: false,
    now,
    device: () => Promise.resolve(source),
    fetch: async () => {
      line.asked++
      await hold
      if (line.cut) throw new TypeError('Load failed')
      return new Response(JSON.stringify(says), { headers: { 'content-type': 'application/json' } })
    },
  })
  return { urql, line }
}
const device = (name = 'of the device'): DeviceSource => ({
  answer: () => Promise.resolve({ data: page(name), at: 1_000 }),
})
const ageOf = (urql: ReturnType<typeof client>['urql']) => {
  const { key } = createRequest(List, { search: 'a' })
  return [agesOf(urql)!.of(key), agesOf(urql)!.isDevices(key)]
}
const seen = (
  urql: ReturnType<typeof client>['urql'],
  until: (names: (string | undefined)[]) => boolean,
) =>
  new Promise<(string | undefined)[]>((resolve) => {
    const names: (string | undefined)[] = []
    const { unsubscribe } = urql
      .query(List, { search: 'a' }, { requestPolicy: 'cache-and-network' })
      .subscribe(({ data, error }) => {
        names.push(data?.products.entries[0]?.parent_name ?? error?.message)
        if (until(names)) {
          resolve(names)
          queueMicrotask(() => unsubscribe())
        }
      })
  })

test('the device answers first, the server has the last word', async () => {
  let release = () => {}
  const { urql } = client(device(), {
    hold: new Promise<void>((resolve) => {
      release = resolve
    }),
  })
  const names = seen(urql, (all) => all.includes('of the server'))
  await vi.waitFor(() => expect(ageOf(urql)).toEqual([1_000, true]))
  release()
  expect(await names).toEqual(['of the device', 'of the server'])
  expect(ageOf(urql)).toEqual([5_000, false])
})

test('a device that is slower than the server is not heard', async () => {
  const slow: DeviceSource = {
    answer: () =>
      new Promise((resolve) => {
        setTimeout(() => resolve({ data: page('of the device'), at: 1_000 }), 40)
      }),
  }
  const { urql } = client(slow)
  const names: (string | undefined)[] = []
  const { unsubscribe } = urql
    .query(List, { search: 'a' })
    .subscribe(({ data }) => names.push(data?.products.entries[0]?.parent_name))
  await new Promise((resolve) => setTimeout(resolve, 90))
  unsubscribe()
  expect(names).toEqual(['of the server'])
})

test('without a network the device answers, and says how old that is', async () => {
  const { urql, line } = client(device())
  line.cut = true
  await load(urql, List, { search: 'a' })
  // The first answer loads it; the one instead of the network's follows.
  await seen(urql, (all) => all.length === 2)
  expect(ageOf(urql)).toEqual([1_000, true])
  line.cut = false
  expect((await seen(urql, (all) => all.includes('of the server'))).at(0)).toBe('of the device')
})

test('where nothing rests on the device a lost network is said', async () => {
  for (const source of [
    null,
    { answer: () => Promise.resolve(undefined) },
    { answer: () => Promise.reject(new Error('broken disk')) },
  ] as (DeviceSource | null)[]) {
    const { urql, line } = client(source)
    line.cut = true
    await expect(load(urql, List, { search: 'a' })).rejects.toThrow('Load failed')
  }
})

test('a question about more than the catalogue is the server’s, and so is what the device lacks', async () => {
  const { urql, line } = client(device())
  line.cut = true
  await expect(load(urql, Areas, {})).rejects.toThrow('Load failed')
  await expect(load(urql, CataloguePage, { search: 'a' })).rejects.toThrow('Load failed')
})

describe('where the device will do', () => {
  const ask = async (urql: ReturnType<typeof client>['urql']) =>
    (await urql.query(List, { search: 'a' }, deviceFirst).toPromise()).data?.products.entries[0]
      ?.parent_name

  test('the network is not asked, until somebody wants its word', async () => {
    const { urql, line } = client(device())
    expect(await ask(urql)).toBe('of the device')
    expect([line.asked, ...ageOf(urql)]).toEqual([0, 1_000, true])
    // Who looks on sees what the server says to another.
    const names: (string | undefined)[] = []
    const { unsubscribe } = urql
      .query(List, { search: 'a' }, deviceFirst)
      .subscribe(({ data }) => names.push(data?.products.entries[0]?.parent_name))
    await urql.query(List, { search: 'a' }, { requestPolicy: 'network-only' }).toPromise()
    unsubscribe()
    expect([names[0], names.at(-1), line.asked, ageOf(urql)]).toEqual([
      'of the device',
      'of the server',
      1,
      [5_000, false],
    ])
  })

  test('what it does not know is the network’s', async () => {
    for (const source of [
      null,
      { answer: () => Promise.resolve(undefined) },
      { answer: () => Promise.reject(new Error('broken disk')) },
    ] as (DeviceSource | null)[]) {
      const { urql, line } = client(source)
      expect(await ask(urql)).toBe('of the server')
      expect(line.asked).toBe(1)
    }
  })

  test('the network is not asked at all by whoever knows that there is none', async () => {
    const alone = (urql: ReturnType<typeof client>['urql']) =>
      urql.query(List, { search: 'a' }, deviceOnly).toPromise()
    const [knows, lacks] = [client(device()), client({ answer: () => Promise.resolve(undefined) })]
    expect((await alone(knows.urql)).data?.products.entries[0]?.parent_name).toBe('of the device')
    const { data, error } = await alone(lacks.urql)
    expect([data, error?.networkError?.message, knows.line.asked, lacks.line.asked]).toEqual([
      undefined,
      'not on this device',
      0,
      0,
    ])
  })

  test('what nobody wants any more is not asked of the network either', async () => {
    let answer = () => {}
    const { urql, line } = client({
      answer: () =>
        new Promise((resolve) => {
          answer = () => resolve(undefined)
        }),
    })
    const { unsubscribe } = urql
      .query(List, { search: 'a' }, deviceFirst)
      .subscribe(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, 20))
    unsubscribe()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(line.asked).toBe(0)
  })
})

describe('answers that the device remembers', () => {
  const coming = {
    id: '2000/A',
    carts: [],
    orders: [{ order_no: 'O-1', qty: 4, date: '2026-07-01', confirmed: true }],
    lastDelivery: null,
    lastBought: null,
  }
  const args = { articleCodes: ['A'], exceptCart: '' }
  const remembering = () => {
    const kept: unknown[] = []
    return {
      kept,
      answer: () => Promise.resolve(kept.length ? { data: kept.at(-1), at: 1_000 } : undefined),
      keep: async (field: string, asked: object, value: unknown) => {
        kept.push(value)
        expect([field, asked]).toEqual(['alreadyComing', args])
      },
    }
  }
  const ask = (urql: ReturnType<typeof client>['urql']) =>
    urql.query(AlreadyComing, args, { requestPolicy: 'network-only' }).toPromise()

  test('are told to it as they come, and are its own where there is no network', async () => {
    const source = remembering()
    const { urql, line } = client(source, {
      says: {
        data: {
          alreadyComing: [
            {
              __typename: 'AlreadyComing',
              ...coming,
              exceptCart: '',
              orders: coming.orders.map((order) => ({ __typename: 'OpenPieces', ...order })),
            },
          ],
        },
      },
    })
    await ask(urql)
    await vi.waitFor(() => expect(source.kept).toMatchObject([[coming]]))
    line.cut = true
    expect((await ask(urql)).data?.alreadyComing).toMatchObject([coming])
    const { key } = createRequest(AlreadyComing, args)
    expect([agesOf(urql)!.of(key), agesOf(urql)!.isDevices(key)]).toEqual([1_000, true])
  })

  test('are not what failed, nor what else is asked for', async () => {
    const refused = remembering()
    await ask(client(refused, { says: { data: null, errors: [{ message: 'no' }] } }).urql)
    const other = remembering()
    await load(client(other).urql, List, { search: 'a' })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect([refused.kept, other.kept]).toEqual([[], []])
  })

  test('of an article beside one cart are not those beside another, and none is named after all the articles that were asked about', async () => {
    const { client: urql } = createAppClient({
      storage: { read: () => Promise.resolve({}), write: () => Promise.resolve() },
      keys,
      updates: {},
      hashed: false,
      fetch: (_, init) => {
        const { exceptCart } = (JSON.parse(init!.body as string) as { variables: typeof args })
          .variables
        return Promise.resolve(
          Response.json({
            data: {
              alreadyComing: [
                {
                  __typename: 'AlreadyComing',
                  ...coming,
                  exceptCart,
                  orders: [
                    {
                      __typename: 'OpenPieces',
                      ...coming.orders[0],
                      qty: exceptCart === '' ? 4 : 7,
                    },
                  ],
                },
              ],
            },
          }),
        )
      },
    })
    const besides = ['', 'k'].map((exceptCart) => ({ articleCodes: ['A'], exceptCart }))
    for (const variables of besides) await urql.query(AlreadyComing, variables).toPromise()
    const kept = await Promise.all(
      besides.map((variables) =>
        urql.query(AlreadyComing, variables, { requestPolicy: 'cache-only' }).toPromise(),
      ),
    )
    expect(kept.map(({ data }) => data?.alreadyComing[0]?.orders[0]?.qty)).toEqual([4, 7])
    expect(
      besides.map(({ exceptCart }) =>
        keys.AlreadyComing!({ __typename: 'AlreadyComing', id: '2000/A', exceptCart }),
      ),
    ).toEqual(['["2000/A",""]', '["2000/A","k"]'])
  })
})
