// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createStore, Provider as StoreProvider } from 'jotai'
import { Provider } from 'urql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Client, fetchExchange } from '@urql/core'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { configAtom } from '#shell/session/session-atoms.ts'
import { PagedCustomerList } from './paged-customer-list.tsx'

const customer = (n: number) => ({
  id: String(n),
  custCode: { r3: `N${n}`, isr: null, unified: null },
  custName: `Shop ${n}`,
  custPhone: null,
  custAddress: null,
  custCity: null,
  email: null,
  custGroups: [],
  reasonBlocked: null,
})
let asked: { search: string; page: number; limit: number }[]

function show() {
  const store = createStore()
  store.set(configAtom, { custGroupOnCustSelect: false } as HostConfig)
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [fetchExchange],
    fetch: (_input, init) => {
      const { variables } = JSON.parse(init!.body as string) as {
        variables: (typeof asked)[number]
      }
      asked.push(variables)
      const customers = Array.from({ length: variables.limit }, (_, at) =>
        customer((variables.page - 1) * variables.limit + at + 1),
      )
      return Promise.resolve(
        Response.json({
          data: {
            getCustomers: {
              page: variables.page,
              count: 120,
              pageTotal: 120 / variables.limit,
              customers,
            },
          },
        }),
      )
    },
  })
  const onChoose = vi.fn()
  render(
    <StoreProvider store={store}>
      <I18nProvider i18n={i18n}>
        <Provider value={client}>
          <PagedCustomerList current={null} busy={false} recent={[]} onChoose={onChoose} />
        </Provider>
      </I18nProvider>
    </StoreProvider>,
  )
  return onChoose
}
const rows = () => within(screen.getByRole('list', { name: 'Customers' })).getAllByRole('button')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  asked = []
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the server finds and pages; typing rests 450 ms first', async () => {
  const onChoose = show()
  await pass(10)
  expect(asked).toEqual([{ search: '', page: 1, limit: 10 }])
  expect(rows()).toHaveLength(10)
  expect(
    screen.getAllByRole('button', { name: /^\d+$/ }).map(({ textContent }) => textContent),
  ).toEqual(['1', '2', '3', '4'])

  fireEvent.click(screen.getByRole('button', { name: '3' }))
  await pass(10)
  expect(asked.at(-1)).toEqual({ search: '', page: 3, limit: 10 })
  fireEvent.click(rows()[0]!)
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ custName: 'Shop 21' }))

  for (const term of ['s', 'sh', 'sho']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: term } })
    await pass(200)
  }
  expect(asked.filter(({ search }) => search !== '')).toEqual([])
  await pass(260)
  expect(asked.filter(({ search }) => search !== '')).toEqual([
    { search: 'sho', page: 1, limit: 10 },
  ])

  fireEvent.change(screen.getByRole('combobox'), { target: { value: '50' } })
  await pass(10)
  expect(asked.at(-1)).toEqual({ search: 'sho', page: 1, limit: 50 })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '10',
    '25',
    '50',
  ])
})
