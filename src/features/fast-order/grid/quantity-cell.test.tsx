// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  at,
  type GridScreen,
  line,
  press,
  showGrid,
  shown,
  start,
  type,
} from '../../../../tests/support/grid-screen.tsx'

let scans: GridScreen['scans']
let ordered: GridScreen['ordered']
beforeEach(() => {
  ;({ scans, ordered } = showGrid())
})
afterEach(cleanup)

test.each(['2.5', '-3', '1e3', '2,50', '12 34'])(
  '%j is no quantity and no code: it stays, says so, and holds the order back',
  (text) => {
    start()
    line('A-1', '3')
    line('B-2', '4')
    press('ArrowUp')
    press('ArrowRight')
    type(text)
    press('Enter')
    expect([at(), shown(), scans, screen.getByRole('alert').textContent]).toEqual([
      'r2 qty',
      `A-1×3 B-2×${text}`,
      [],
      'Whole numbers only',
    ])
    press('ArrowUp')
    const order = screen.getByRole('button', { name: 'Order' })
    fireEvent.click(order)
    expect([
      ordered,
      at(),
      document.getElementById(order.getAttribute('aria-describedby')!)?.textContent,
    ]).toEqual([[], 'r2 qty', 'Whole numbers only'])
    type('5')
    press('Enter')
    fireEvent.click(order)
    expect([ordered, screen.queryByRole('alert')]).toEqual([['A-1×3 B-2×5'], null])
  },
)

test('what was typed as no quantity goes with Escape, and with its row', () => {
  start()
  line('A-1', '3')
  press('ArrowUp')
  press('ArrowRight')
  type('2.5')
  press('ArrowDown')
  press('ArrowUp')
  press('ArrowRight')
  press('Escape')
  expect([shown(), screen.queryByRole('alert')]).toEqual(['A-1×3', null])
  type('2.5')
  press('ArrowDown')
  fireEvent.click(screen.getByRole('button', { name: 'Remove row 1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Order' }))
  expect(ordered).toEqual([''])
})

test('thousands set apart are a quantity', () => {
  start()
  line('A-1', '1,200')
  expect(shown()).toBe('A-1×1200')
})
