import { type DocumentNode, parse, type SelectionSetNode } from 'graphql'
import { expect, test, vi } from 'vitest'
import { createAppClient } from '#data/client.ts'
import type { DeviceSource } from '#data/device-exchange.ts'
import { keys } from '../../src/cache.ts'
import { createListPages, type ListEntries } from '../../src/features/catalogue/list/list-pages.ts'
import { createFrameScheduler } from '../../src/features/catalogue/list/frame-scheduler.ts'

const variables = { limit: 10, view: 'ITEM' as const }
/** A page with one card; whatever else is asked for is not known, and null. */
const page = (parent_name: string) =>
  unknownElsewhere({
    __typename: 'ProductPage',
    entries: [unknownElsewhere({ __typename: 'ProductEntry', id: '1/A', parent_name })],
  })
const unknownElsewhere = <Known extends object>(known: Known): Known =>
  new Proxy(known, { get: (_, name) => Reflect.get(known, name) ?? null })

/** Answers a question's fields from a value, as a server would. */
function answered(asked: DocumentNode, value: object): object {
  const fragments = new Map(
    asked.definitions.flatMap((one) =>
      one.kind === 'FragmentDefinition' ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  )
  const pick = (of: unknown, { selections }: SelectionSetNode): unknown => {
    if (Array.isArray(of)) return of.map((one) => pick(one, { selections } as SelectionSetNode))
    if (of === null) return null
    return Object.assign(
      {},
      ...selections.map((node) => {
        if (node.kind !== 'Field')
          return pick(
            of,
            node.kind === 'InlineFragment' ? node.selectionSet : fragments.get(node.name.value)!,
          )
        const own: unknown = Reflect.get(of as object, node.name.value)
        return { [node.name.value]: node.selectionSet ? pick(own, node.selectionSet) : own }
      }),
    ) as object
  }
  return pick(
    value,
    asked.definitions.find((one) => one.kind === 'OperationDefinition')!.selectionSet,
  ) as object
}

/** The pages of a list over the app's own client. */
function open(device: DeviceSource | null) {
  const line = { asked: [] as number[] }
  const { client } = createAppClient({
    storage: { read: () => Promise.resolve({}), write: () => Promise.resolve() },
    keys,
    updates: {},
    hashed: false,
    device: () => Promise.resolve(device),
    fetch: async (_, init) => {
      const {
        query,
        variables: { page: asked },
      } = JSON.parse(String(init?.body)) as { query: string; variables: { page: number } }
      line.asked.push(asked)
      return new Response(
        JSON.stringify({ data: answered(parse(query), { products: page('of the server') }) }),
        { headers: { 'content-type': 'application/json' } },
      )
    },
  })
  const turns = createFrameScheduler((run) => setTimeout(() => run(performance.now()), 1))
  const pages = createListPages(client, variables, [] as unknown as ListEntries, turns)
  const nameOn = (at: number) => pages.read(at).entries?.[0]?.parent_name
  return { pages, line, nameOn }
}
const device: DeviceSource = {
  answer: () => Promise.resolve({ data: page('of the device'), at: 1_000 }),
}

test('ten cards ask for their page once, and hear what comes', async () => {
  const { pages, line, nameOn } = open(null)
  const tell = vi.fn()
  const ends = Array.from({ length: 10 }, () => pages.follow(2, tell))
  await vi.waitFor(() => expect(nameOn(2)).toBe('of the server'))
  expect([line.asked, tell.mock.calls.length]).toEqual([[2], 1])
  for (const end of ends) end()
  expect(nameOn(2), 'what nobody follows is not held here').toBeUndefined()
})

test('a page that has left the screen before its turn is never asked for', async () => {
  const { pages, line } = open(null)
  pages.follow(3, () => undefined)()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(line.asked).toEqual([])
})

test('what the device has answered is asked of the server where the list rests, and once', async () => {
  const { pages, line, nameOn } = open(device)
  const end = pages.follow(4, () => undefined)
  expect(pages.freshen(4, 4), 'it is on its way').toBe(true)
  await vi.waitFor(() => expect(nameOn(4)).toBe('of the device'))
  expect(line.asked).toEqual([])
  expect(pages.freshen(1, 4)).toBe(true)
  await vi.waitFor(() => expect(nameOn(4)).toBe('of the server'))
  pages.freshen(4, 4)
  expect(line.asked).toEqual([4])
  end()
})
