// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAppClient } from '#data/client.ts'
import { keys } from '../../cache.ts'
import { showShop } from '../../../tests/support/shop-screen.tsx'
import { LineIncoming } from './line-incoming.tsx'
import { useIncoming, useGrowingIncoming } from './use-incoming.ts'

const coming = (code: string) => ({
  id: `2000/${code}`,
  carts: [],
  orders: [{ order_no: `O-${code}`, qty: 4, date: '2026-12-01', confirmed: true }],
  lastDelivery: null,
  lastBought: null,
})
let questions: string[][]
let fails: boolean
const answers = {
  AlreadyComing: ({ articleCodes }: Record<string, unknown>) => {
    questions.push(articleCodes as string[])
    return fails ? null : { alreadyComing: (articleCodes as string[]).map(coming) }
  },
}

beforeEach(() => {
  questions = []
  fails = false
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Growing({ later = false }: { later?: boolean }) {
  const [codes, setCodes] = useState<readonly string[]>(['A'])
  const known = useGrowingIncoming(codes, later)
  return (
    <>
      <button type="button" onClick={() => setCodes([...codes, `N${codes.length}`])}>
        More
      </button>
      <button
        type="button"
        onClick={() => setCodes(Array.from({ length: 150 }, (_, n) => `P${n}`))}
      >
        Paste
      </button>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            {code}: <LineIncoming coming={known.get(`2000/${code}`)} cartKey="" />
          </li>
        ))}
      </ul>
    </>
  )
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('a list that grows asks about what is new in it alone, and only when it rests', async () => {
  showShop(<Growing />, { answers })
  const more = await screen.findByRole('button', { name: 'More' })
  await waitFor(() => expect(rows()).toEqual(['A: 4 on order, next 01 Dec 2026']))
  fireEvent.click(more)
  fireEvent.click(more)
  await waitFor(() =>
    expect(rows()).toEqual(
      ['A', 'N1', 'N2'].map((code) => `${code}: 4 on order, next 01 Dec 2026`),
    ),
  )
  expect(questions).toEqual([['A'], ['N1', 'N2']])
})

test('many at once are asked about in parts, and what was not answered is asked about again', async () => {
  fails = true
  showShop(<Growing />, { answers })
  await waitFor(() => expect(questions).toEqual([['A']]))
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(questions).toEqual([['A'], ['A', 'N1']]))
  fireEvent.click(screen.getByRole('button', { name: 'Paste' }))
  await waitFor(() => expect(questions.slice(2).map(({ length }) => length)).toEqual([100, 50]))
})

test('without a network nobody is asked', async () => {
  const sent: unknown[] = []
  const { client } = createAppClient({
    storage: { read: () => Promise.resolve({}), write: () => Promise.resolve() },
    keys,
    updates: {},
    hashed: false,
    device: () => Promise.resolve({ answer: () => Promise.resolve(undefined) }),
    fetch: (_, init) => {
      sent.push(init)
      return Promise.reject(new TypeError('Load failed'))
    },
  })
  showShop(<Growing later />, { answers, client })
  await screen.findByRole('button', { name: 'More' })
  await new Promise((resolve) => {
    setTimeout(resolve, 600)
  })
  expect([questions, sent, rows()]).toEqual([[], [], ['A: ']])
})

function Fixed() {
  const [later, setLater] = useState(false)
  const [codes] = useState(['A'])
  return (
    <>
      <button type="button" onClick={() => setLater(true)}>
        Lose the network
      </button>
      <p>
        <LineIncoming coming={useIncoming(codes, '', true, later).get('2000/A')} cartKey="" />
      </p>
    </>
  )
}

test('what is known stays when the network goes', async () => {
  showShop(<Fixed />, { answers })
  await screen.findByRole('button', { name: /4 on order/ })
  fireEvent.click(screen.getByRole('button', { name: 'Lose the network' }))
  expect(screen.getByRole('button', { name: /4 on order/ }).textContent).toBe(
    '4 on order, next 01 Dec 2026',
  )
})
