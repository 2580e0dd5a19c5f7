// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { CatchBoundary, RouterContextProvider, SearchParamError } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type CombinedError, gql } from '@urql/core'
import { createStore, Provider } from 'jotai'
import { Provider as ClientProvider } from 'urql'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CacheStorage } from '#data/cache-storage.ts'
import { createAppClient } from '#data/client.ts'
import { load, useData } from '#data/load.ts'
import { silent } from '#data/silent.ts'
import type { Permission } from '#domain/account/permissions.ts'
import { restingRouter } from '../../../tests/repo/screens.ts'
import { person } from '../../../tests/support/people.ts'
import { customerDialogAtom } from '#parts/customer/customer-dialog-host.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { userAtom } from '#shell/session/session-atoms.ts'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { AppError } from '#parts/failure/app-error.tsx'
import { showFailure } from './show-failure.ts'

const nowhere: CacheStorage = { read: () => Promise.resolve({}), write: () => Promise.resolve() }
const Save = gql('mutation Save { save { status } }')
const Read = gql('query Read { read }')

const answers = {
  refused: () => Promise.reject(new TypeError('Failed to fetch')),
  cancelled: () => Promise.reject(new DOMException('The operation was aborted', 'AbortError')),
  broken: () =>
    Promise.resolve(
      Response.json({
        errors: [
          {
            message: 'Something went wrong',
            extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'req-7' },
          },
        ],
      }),
    ),
  bare500: () => Promise.resolve(new Response('<html>', { status: 500 })),
  unavailable: () =>
    Promise.resolve(
      Response.json(
        { errors: [{ message: 'x', extensions: { code: 'UNAVAILABLE' } }] },
        { status: 503 },
      ),
    ),
  forbidden: () =>
    Promise.resolve(
      Response.json({
        errors: [
          {
            message: 'x',
            extensions: { code: 'FORBIDDEN', anyScope: ['page.catalog', 'page.order-status'] },
          },
        ],
      }),
    ),
  lost: () =>
    Promise.resolve(
      Response.json({ errors: [{ message: 'x', extensions: { code: 'CUSTOMER_LOST' } }] }),
    ),
  unready: () =>
    Promise.resolve(
      Response.json({ errors: [{ message: 'x', extensions: { code: 'SECOND_FACTOR_REQUIRED' } }] }),
    ),
  nobody: () =>
    Promise.resolve(
      Response.json({ errors: [{ message: 'x', extensions: { code: 'NO_CUSTOMER' } }] }),
    ),
  fine: () => Promise.resolve(Response.json({ data: { read: 'old' } })),
} satisfies Record<string, () => Promise<Response>>
type Answer = keyof typeof answers

function portal(online = true) {
  const store = createStore()
  store.set(onlineAtom, online)
  const refresh = vi.fn()
  const line: { answer: Answer } = { answer: 'refused' }
  const { client } = createAppClient({
    fetch: () => answers[line.answer](),
    storage: nowhere,
    keys: {},
    updates: {},
    hashed: false,
    onFailure: showFailure(store, refresh),
  })
  return { store, client, line, refresh, said: () => store.get(toastsAtom).map(({ text }) => text) }
}

const offline = 'There is no connection to the server'
const failed = 'The connection failed, please refresh'
const wrong = 'Something went wrong'
const unready = 'Set up two-step login to continue'

beforeEach(() => {
  cleanup()
  sessionStorage.clear()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

describe('a change that was not taken', () => {
  test.each([
    ['refused', true, [failed]],
    ['refused', false, [offline]],
    ['unavailable', true, [failed]],
    ['broken', true, [wrong]],
    ['bare500', true, [wrong]],
    ['cancelled', true, []],
    ['cancelled', false, []],
    ['forbidden', true, []],
    ['unready', true, [unready]],
  ] as const)('%s, online %s: %j', async (answer, online, words) => {
    const { client, line, said } = portal(online)
    line.answer = answer
    await client.mutation(Save, {}).toPromise()
    expect(said()).toEqual(words)
  })

  test('it is said once, with a way to refresh, and what is said of the network goes when that is back', async () => {
    const { client, store, said, refresh } = portal(false)
    for (let n = 0; n < 3; n += 1) await client.mutation(Save, {}).toPromise()
    expect(said()).toEqual([offline])
    const { action } = store.get(toastsAtom)[0]!
    expect(action?.label).toBe('Refresh the page')
    action!.run()
    expect(refresh).toHaveBeenCalledTimes(1)
    store.set(onlineAtom, true)
    expect(said()).toEqual([])
  })
})

describe('a question that was not answered', () => {
  const askAgain = (client: ReturnType<typeof portal>['client'], context = {}) =>
    client.query(Read, {}, { requestPolicy: 'network-only', ...context }).toPromise()

  test.each([
    ['refused', true, [failed]],
    ['broken', true, []],
    ['refused', false, []],
    ['cancelled', true, []],
  ] as const)('its last answer stays; %s, online %s: %j', async (answer, online, words) => {
    const { client, line, said } = portal(online)
    line.answer = 'fine'
    await askAgain(client)
    line.answer = answer
    const { data } = await askAgain(client)
    if (answer !== 'broken') expect(data).toEqual({ read: 'old' })
    expect(said()).toEqual(words)
  })

  test.each([
    ['the question', []],
    ['the change', [failed]],
  ])('what is said of %s that failed as the network went: %j', async (which, words) => {
    const { client, line, store, said } = portal()
    line.answer = 'fine'
    await askAgain(client)
    line.answer = 'refused'
    await (which === 'the change' ? client.mutation(Save, {}).toPromise() : askAgain(client))
    expect(said()).toEqual([failed])
    store.set(onlineAtom, false)
    expect(said()).toEqual(words)
  })

  test('where the specification wants silence nothing is said', async () => {
    const { client, line, said } = portal()
    line.answer = 'fine'
    await askAgain(client)
    line.answer = 'refused'
    await askAgain(client, silent)
    expect(said()).toEqual([])
  })

  test('without any answer the screen says it, and nothing else does', async () => {
    const { client, line, said } = portal()
    line.answer = 'refused'
    await expect(load(client, Read, {})).rejects.toMatchObject({
      networkError: { message: 'Failed to fetch' },
    })
    expect(said()).toEqual([])
  })
})

describe('a screen that cannot be shown', () => {
  const reload = vi.fn()
  function show(error: unknown, online = true, permissions: readonly Permission[] = []) {
    vi.stubGlobal('location', { ...location, reload })
    reload.mockClear()
    const store = createStore()
    store.set(onlineAtom, online)
    store.set(userAtom, person('dealer', { permissions: [...permissions] }))
    const reset = vi.fn()
    render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <RouterContextProvider router={restingRouter(store)}>
            <AppError error={error as Error} reset={reset} info={{ componentStack: '' }} />
          </RouterContextProvider>
        </I18nProvider>
      </Provider>,
    )
    return { reset, store, heading: () => screen.queryByRole('heading')?.textContent }
  }
  const failedWith = async (answer: Answer, online = true) => {
    const { client, line } = portal(online)
    line.answer = answer
    return (await client.query(Read, {}).toPromise()).error as CombinedError
  }

  test.each([
    ['refused', true, failed],
    ['refused', false, offline],
    ['broken', true, wrong],
    ['bare500', true, wrong],
  ] as const)('%s, online %s: %s', async (answer, online, words) => {
    const { heading, reset } = show(await failedWith(answer, online), online)
    expect(heading()).toBe(words)
    expect(screen.queryByText(/req-7/) !== null).toBe(answer === 'broken')
    if (online) fireEvent.click(screen.getByRole('button', { name: 'Refresh the page' }))
    expect(reload).toHaveBeenCalledTimes(online ? 1 : 0)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(reset).toHaveBeenCalledTimes(1)
  })

  test.each([
    [
      'forbidden',
      [],
      'You no longer have access to this page',
      'You don’t have permission for this (page.catalog or page.order-status).',
      'Home Page',
    ],
    [
      'lost',
      ['menu.change-cust'],
      'You no longer look after this customer',
      'Nothing you have entered was lost.',
      'Choose a customer',
    ],
    [
      'nobody',
      [],
      'No customer selected',
      'Please ask your contact which customer you order for.',
      null,
    ],
  ] as const)(
    'a question that is refused, %s: the card says why and how to go on',
    async (answer, permissions, heading, text, way) => {
      const { reset, store } = show(await failedWith(answer), true, permissions)
      expect((await screen.findByRole('heading')).textContent).toBe(heading)
      expect(screen.getByRole('alert').textContent).toContain(text)
      const ways = ['button', 'link']
        .flatMap((role) => screen.queryAllByRole(role))
        .map((one) => one.textContent)
      expect(ways).toEqual(way ? ['Try again', way] : ['Try again'])
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(reset).toHaveBeenCalledTimes(1)
      if (way === 'Choose a customer') fireEvent.click(screen.getByRole('button', { name: way }))
      expect(store.get(customerDialogAtom)).toBe(way === 'Choose a customer')
    },
  )

  test('a right that is taken away while the page stands there is said in its place', async () => {
    const { client, line } = portal()
    line.answer = 'fine'
    const question = await load(client, Read, {})
    function Page() {
      return <p>{(useData(question) as { read: string }).read}</p>
    }
    const failed: unknown[] = []
    render(
      <ClientProvider value={client}>
        <CatchBoundary
          getResetKey={() => 1}
          errorComponent={({ error }) => {
            failed.push(error)
            return <p>refused</p>
          }}
        >
          <Page />
        </CatchBoundary>
      </ClientProvider>,
    )
    expect(screen.getByText('old').tagName).toBe('P')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    line.answer = 'forbidden'
    await act(async () => {
      await client.query(Read, {}, { requestPolicy: 'network-only' }).toPromise()
    })
    await screen.findByText('refused')
    expect(failed[0]).toMatchObject({
      graphQLErrors: [
        { extensions: { code: 'FORBIDDEN', anyScope: ['page.catalog', 'page.order-status'] } },
      ],
    })
  })

  test('a screen whose server was not reached asks again by itself, another failure does not', async () => {
    const [unreached, broken] = [await failedWith('refused'), await failedWith('broken')]
    vi.useFakeTimers()
    try {
      for (const [error, times] of [
        [unreached, 1],
        [broken, 0],
      ] as const) {
        const { reset } = show(error)
        await act(() => vi.advanceTimersByTimeAsync(6_000))
        expect(reset).toHaveBeenCalledTimes(times)
        cleanup()
      }
    } finally {
      vi.useRealTimers()
    }
  })

  test('a mistake of its own is not blamed on the network', () => {
    expect(show(new TypeError('x is undefined')).heading()).toBe(wrong)
  })

  test('a missing part: the page is loaded anew once, then the failure shows with a refresh', () => {
    const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
    expect([show(missing).heading(), reload.mock.calls.length]).toEqual([undefined, 1])
    cleanup()
    expect([show(missing).heading(), reload.mock.calls.length]).toEqual([failed, 0])
    fireEvent.click(screen.getByRole('button', { name: 'Refresh the page' }))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('an address that its screen does not understand is no page', () => {
    expect(show(new SearchParamError('x')).heading()).toBe('404 Page Not Found')
    expect(screen.getByRole('main').textContent).toContain('This page could not be found')
  })
})

/** Every message of the shell, log-in, customers, credit, language and network. */
const catalogue = [
  'connection_failed_please_refresh',
  'connection_error',
  'something_wrong',
  'failed_change_language',
  'success_change_language',
  'failed_change_customer',
  'failed_send_consumer_voice',
  'success_send_consumer_voice',
  'page_404_header',
  'home_page_btn',
  'Invalid Data!',
  'Server Error!',
  'No data found for credit information.',
  'Credit limit exceeded',
  'Too many invoices overdue more than 30 days',
  'Oldest invoice overdue',
  'Blocked from another company',
  'This page could not be found',
  'An error occurred while showing the error page',
  'We are performing schedule maintenance.',
  'We should be back online shortly',
  'Username or password is incorrect',
]

test.each(['en', 'de', 'fr', 'id', 'ms'])('the catalogue of errors is there in %s', (language) => {
  const words = readFileSync(`locales/${language}.po`, 'utf8')
  const said = (key: string) =>
    new RegExp(`^msgid "${key.replace(/[.*+?^$]/g, '\\$&')}"\\nmsgstr "(.+)"`, 'm').exec(words)?.[1]
  expect(catalogue.filter((key) => !said(key))).toEqual([])
})
