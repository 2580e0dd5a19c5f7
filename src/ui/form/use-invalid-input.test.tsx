// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QuantityField } from './quantity-field.tsx'
import { useInvalidInput } from './use-invalid-input.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
afterEach(cleanup)

const acted = vi.fn()
beforeEach(() => acted.mockReset())

/** Two quantities and a button that acts on both. */
function Order() {
  const [wanted, setWanted] = useState<Record<string, number>>({ Tyre: 1, Tube: 1 })
  const [gone, setGone] = useState('')
  const unread = useInvalidInput()
  return (
    <>
      {Object.keys(wanted)
        .filter((name) => name !== gone)
        .map((name) => (
          <QuantityField
            key={name}
            label={name}
            value={wanted[name]!}
            error={name === 'Tube' && wanted[name]! > 3 ? 'At most 3' : undefined}
            onCommit={(qty) => setWanted({ ...wanted, [name]: qty })}
            onUnread={unread.onUnread}
          />
        ))}
      <button type="button" onClick={() => setWanted({ ...wanted, Tyre: 7 })}>
        Take 7
      </button>
      <button type="button" onClick={() => setGone('Tyre')}>
        Leave out
      </button>
      <button
        type="button"
        aria-describedby={unread.saidBy}
        onClick={unread.held(() => acted(wanted))}
      >
        Order
      </button>
    </>
  )
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } })
  fireEvent.blur(field(name))
}
const why = () =>
  document.getElementById(
    screen.getByRole('button', { name: 'Order' }).getAttribute('aria-describedby') ?? '',
  )?.textContent ?? null
const inField = () => document.activeElement?.getAttribute('aria-label')

test.each(['2.5', '-3', '1e3', '3 pcs', '2,50'])(
  '%j holds the button back, which says why and leads to the field, where it stands as it was typed',
  (text) => {
    render(
      <I18nProvider i18n={i18n}>
        <Order />
      </I18nProvider>,
    )
    type('Tube', text)
    press('Order')
    expect([
      acted.mock.calls,
      why(),
      inField(),
      field('Tube').value,
      field('Tube').getAttribute('aria-invalid'),
    ]).toEqual([[], 'Whole numbers only', 'Tube', text, 'true'])
    type('Tube', '2')
    expect(why()).toBe(null)
    press('Order')
    expect(acted.mock.calls).toEqual([[{ Tyre: 1, Tube: 2 }]])
  },
)

test('of two fields the button waits for both', () => {
  render(
    <I18nProvider i18n={i18n}>
      <Order />
    </I18nProvider>,
  )
  type('Tyre', '1.5')
  type('Tube', 'x')
  press('Order')
  expect(inField()).toBe('Tyre')
  fireEvent.keyDown(field('Tyre'), { key: 'Escape' })
  press('Order')
  expect([acted.mock.calls, inField(), why()]).toEqual([[], 'Tube', 'Whole numbers only'])
})

test('a field that goes from the page holds nothing back', () => {
  render(
    <I18nProvider i18n={i18n}>
      <Order />
    </I18nProvider>,
  )
  type('Tyre', '1.5')
  press('Leave out')
  press('Order')
  expect(acted).toHaveBeenCalledTimes(1)
})

test('another number in place of the one that was to be changed takes the place of what was typed', () => {
  render(
    <I18nProvider i18n={i18n}>
      <Order />
    </I18nProvider>,
  )
  type('Tyre', '1.5')
  press('Take 7')
  expect([field('Tyre').value, field('Tyre').getAttribute('aria-invalid'), why()]).toEqual([
    '7',
    null,
    null,
  ])
})

test('what is wrong with the number before is not said of what cannot be read', () => {
  render(
    <I18nProvider i18n={i18n}>
      <Order />
    </I18nProvider>,
  )
  type('Tube', '4')
  expect(screen.getByRole('alert').textContent).toBe('At most 3')
  type('Tube', '4.5')
  expect(screen.getByRole('alert').textContent).toBe('Whole numbers only')
})
