// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { article, showShop } from '../../../tests/support/shop-screen.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { cartCustomerAtom } from '#shell/sync/sync-state.ts'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { RestockButton } from './restock-button.tsx'
import { RestockSubscriptions } from './restock.gql.ts'

const product = article('A', { name: 'Frame', stocks: { available: 0, inStock: false } })
const wish = {
  __typename: 'RestockSubscription',
  id: product.id,
  createdAt: '2026-06-01T08:00:00Z',
  product: { ...product, __typename: 'Product' },
}
const notifications = (on: boolean) => ({ features: { WEB_NOTIFICATION: on } as never })
const answer = (name: string, wishes: object[], code?: string) => ({
  [name]: {
    __typename: 'RestockAnswer',
    subscriptions: wishes,
    userErrors: code ? [{ field: 'articleCode', message: code, code }] : [],
  },
})

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (
  of = product,
  {
    on = true,
    wishes = [] as object[],
    refusal = undefined as string | undefined,
    remembered = false,
    lost = false,
  } = {},
) => {
  let now = wishes
  const turn = (name: string, next: object[]) => () => {
    if (!refusal) now = next
    if (lost) throw new TypeError('Failed to fetch')
    return answer(name, now, refusal)
  }
  const answers = {
    RestockSubscriptions: () => ({ restockSubscriptions: now }),
    Subscribe: turn('subscribe', [wish]),
    Unsubscribe: turn('unsubscribe', []),
  }
  return showShop(
    <>
      <p>here</p>
      <RestockButton product={of} />
    </>,
    { config: notifications(on), answers, ...(remembered && { warm: RestockSubscriptions }) },
  )
}
const button = () => screen.queryByRole('button')

test.each([
  ['there is some', { available: 3, inStock: true }, true, false],
  ['there is none', { available: 0, inStock: false }, true, true],
  ['more was sold than there was', { available: -2, inStock: false }, true, true],
  ['figures are masked, and there is none', { available: null, inStock: false }, true, true],
  ['figures are masked, and there is some', { available: null, inStock: true }, true, false],
  ['nobody is notified here', { available: 0, inStock: false }, false, false],
])('%s: asked for or not', async (_, stocks, on, offered) => {
  const { asked } = show(article('A', { stocks }), { on })
  await screen.findByText('here')
  if (offered) await waitFor(() => expect(button()?.textContent).toBe('Tell me when it is back'))
  else expect([button(), asked]).toEqual([null, []])
})

test('a press asks for it, and another one takes it back; both are said', async () => {
  const { store, asked } = show(product, { remembered: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Tell me when it is back' }))
  await waitFor(() =>
    expect(store.get(toastsAtom).at(-1)?.text).toBe(
      'You will be told when Frame is in stock again',
    ),
  )
  fireEvent.click(
    await screen.findByRole('button', { name: 'You will be told when it is back', pressed: true }),
  )
  await waitFor(() =>
    expect(store.get(toastsAtom).at(-1)?.text).toBe('You will not be told of Frame'),
  )
  await screen.findByRole('button', { name: 'Tell me when it is back', pressed: false })
  expect(asked.filter((name) => /^(Uns|S)ubscribe$/.test(name))).toEqual([
    'Subscribe',
    'Unsubscribe',
  ])
})

test('a wish that stands is pressed, and ends with a press', async () => {
  const { store, asked } = show(product, { wishes: [wish] })
  const pressed = await screen.findByRole('button', {
    name: 'You will be told when it is back',
    pressed: true,
  })
  fireEvent.click(pressed)
  await waitFor(() =>
    expect(store.get(toastsAtom).at(-1)?.text).toBe('You will not be told of Frame'),
  )
  expect(asked).toContain('Unsubscribe')
})

test.each([
  ['in_stock', 'Frame is in stock already'],
  ['too_many', 'You wait for too many articles already. End some of them first.'],
  [
    'notifications_off',
    'Nobody is told when an article is back at the moment: this portal sends no messages.',
  ],
  ['something_new', 'The wish was not kept. Check the connection and try again.'],
])('refused because of %s', async (code, words) => {
  const { store } = show(product, { refusal: code })
  fireEvent.click(await screen.findByRole('button'))
  await waitFor(() => expect(store.get(toastsAtom).at(-1)?.text).toBe(words))
})

test('whoever has lost the right for it is told so, and not to look at the connection', async () => {
  const { store } = showShop(<RestockButton product={product} />, {
    config: notifications(true),
    answers: {
      RestockSubscriptions: () => ({ restockSubscriptions: [] }),
      Subscribe: () =>
        Response.json({
          errors: [{ message: 'x', extensions: { code: 'FORBIDDEN', anyScope: ['page.catalog'] } }],
        }),
    },
  })
  fireEvent.click(await screen.findByRole('button'))
  await waitFor(() =>
    expect(store.get(toastsAtom).at(-1)?.text).toBe(
      'You no longer have the right to do this. Ask your contact for it.',
    ),
  )
})

test('a switch whose answer is lost is queued: switched twice it is the same', async () => {
  const { store, queued } = show(product, { lost: true, remembered: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Tell me when it is back' }))
  await screen.findByRole('button', { name: 'You will be told when it is back', pressed: true })
  expect(await queued()).toEqual(['RESTOCK_ON'])
  expect(store.get(toastsAtom).at(-1)?.tone).toBe('success')
})

test('what is in stock already is asked for anew: the screen says that there is none', async () => {
  const { asked } = show(product, { refusal: 'in_stock', remembered: true })
  fireEvent.click(await screen.findByRole('button'))
  // By the screen's loader and by the button at first, and by the loader once more.
  await waitFor(() =>
    expect(asked.filter((name) => name === 'RestockSubscriptions')).toHaveLength(3),
  )
})

test('without a network it is queued, shown as switched, and a second press takes it back in order', async () => {
  const { store, queued, asked } = show()
  await screen.findByRole('button', { name: 'Tell me when it is back' })
  act(() => store.set(onlineAtom, false))
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(
    await screen.findByRole('button', { name: 'You will be told when it is back', pressed: true }),
  )
  await screen.findByRole('button', { name: 'Tell me when it is back', pressed: false })
  // The network is back before the queue is sent: a third press goes behind the two.
  act(() => store.set(onlineAtom, true))
  fireEvent.click(screen.getByRole('button'))
  await screen.findByRole('button', { name: 'You will be told when it is back', pressed: true })
  expect(await queued()).toEqual(['RESTOCK_ON', 'RESTOCK_OFF', 'RESTOCK_ON'])
  expect(asked.filter((name) => /^(Uns|S)ubscribe$/.test(name))).toEqual([])
})

test('without a network and without a customer there is nobody to queue it for', async () => {
  const { store } = show()
  await screen.findByRole('button')
  act(() => {
    store.set(cartCustomerAtom, null)
    store.set(onlineAtom, false)
  })
  await waitFor(() => expect(button()).toHaveProperty('disabled', true))
})
