// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { RestockSubscriptions } from '#parts/restock/restock.gql.ts'
import { toastsAtom } from '#shell/toasts/toasts-atom.ts'
import { article, showShop } from '../../../tests/support/shop-screen.tsx'
import { unlaidWindow } from '../../../tests/support/unlaid-window.ts'
import { Subscriptions } from './subscriptions.tsx'

const wish = (code: string, createdAt: string) => ({
  __typename: 'RestockSubscription',
  id: `2000/${code}`,
  createdAt,
  product: { __typename: 'Product', ...article(code, { name: `Frame ${code}` }) },
})
const two = [wish('A', '2026-06-01T08:00:00Z'), wish('B', '2026-05-01T08:00:00Z')]
const question = { query: RestockSubscriptions, variables: {} }

unlaidWindow()

function show(wishes: object[], fails = false) {
  let now = wishes
  return showShop(<Subscriptions question={question} />, {
    config: { features: { WEB_NOTIFICATION: true } as never },
    warm: RestockSubscriptions,
    answers: {
      RestockSubscriptions: () => ({ restockSubscriptions: now }),
      Unsubscribe: ({ articleCode }) => {
        if (!fails)
          now = now.filter(
            (one) => (one as (typeof two)[number]).product.article_code !== articleCode,
          )
        return {
          unsubscribe: {
            __typename: 'RestockAnswer',
            subscriptions: now,
            userErrors: fails
              ? [{ __typename: 'UserError', field: null, message: 'x', code: 'x' }]
              : [],
          },
        }
      },
    },
  })
}
const names = () =>
  within(screen.getByRole('table', { name: 'Articles you wait for' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('who waits for articles sees each with its code, and since when; one can be ended', async () => {
  const { store } = show(two)
  await screen.findByText(/You are told once when one of 2 articles is in stock again/)
  expect(names()).toEqual(['Frame A', 'Frame B'])
  expect(screen.getByRole('table').textContent).toContain('01 Jun 2026')
  fireEvent.click(screen.getByRole('button', { name: 'Do not tell me of Frame A' }))
  await waitFor(() => expect(names()).toEqual(['Frame B']))
  expect(store.get(toastsAtom).at(-1)?.text).toBe('You will not be told of Frame A')
})

test('a wish that could not be ended stays, and it is said', async () => {
  const { store } = show(two, true)
  fireEvent.click(await screen.findByRole('button', { name: 'Do not tell me of Frame B' }))
  await waitFor(() =>
    expect(store.get(toastsAtom).at(-1)?.text).toBe(
      'The wish was not ended. Check the connection and try again.',
    ),
  )
  expect(names()).toEqual(['Frame A', 'Frame B'])
})

test('who waits for nothing reads where one can ask for it', async () => {
  show([])
  await screen.findByText('You wait for no article')
  expect(screen.queryByRole('table')).toBe(null)
})

test('without a network none can be ended', async () => {
  const { store } = show(two)
  const end = await screen.findByRole('button', { name: 'Do not tell me of Frame A' })
  act(() => store.set(onlineAtom, false))
  await waitFor(() => expect(end).toHaveProperty('disabled', true))
})
