// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Table, type TableProps } from './table.tsx'

interface Row {
  id: string
  name: string
}
const rows = ['Ann', 'Ben', 'Cem'].map((name) => ({ id: name[0]!, name }))

function show(more: Partial<TableProps<Row>> = {}, selectable = false) {
  const chosen: string[][] = []
  function Shown() {
    const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
    return (
      <Table
        caption="People"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { key: 'name', title: 'Name', lead: true, sortable: true, text: ({ name }) => name },
        ]}
        {...(selectable && {
          selection: {
            keys,
            onChange: (next: ReadonlySet<string>) => {
              chosen.push([...next].sort())
              setKeys(next)
            },
            nameOf: ({ name }: Row) => name,
          },
        })}
        {...more}
      />
    )
  }
  render(
    <I18nProvider i18n={i18n}>
      <Shown />
    </I18nProvider>,
  )
  return chosen
}
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
const here = () => document.activeElement?.textContent

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(cleanup)

test('a head sorts, turns round when pressed again, and says so', () => {
  const onSort = vi.fn()
  show({ onSort, sorting: { key: 'name', descending: false } })
  expect(screen.getByRole('columnheader').getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenCalledWith({ key: 'name', descending: true })
})

test('one row is a tab stop; arrows, j and k, Home and End move, Enter opens', () => {
  const onRow = vi.fn()
  show({ onRow })
  expect(screen.getAllByRole('row').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1])
  row('Ann').focus()
  const way = ['ArrowDown', 'j', 'j', 'k', 'Home', 'End', 'ArrowUp'].map((key) => {
    press(key)
    return here()
  })
  expect(way).toEqual(['Ben', 'Cem', 'Cem', 'Ben', 'Ann', 'Cem', 'Ben'])
  expect(row('Ben').tabIndex).toBe(0)
  press('Enter')
  expect(onRow).toHaveBeenCalledWith(rows[1])
})

test('rows are selected by box, by Space and all at once', () => {
  const chosen = show({}, true)
  const all = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Select all rows on this page',
  })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }))
  expect([all.checked, all.indeterminate, row('Ben').getAttribute('aria-selected')]).toEqual([
    false,
    true,
    'true',
  ])
  row('Cem').focus()
  press(' ')
  fireEvent.click(all)
  expect([all.checked, all.indeterminate]).toEqual([true, false])
  fireEvent.click(all)
  row('Ann').focus()
  press(' ')
  press(' ')
  expect(chosen).toEqual([['B'], ['B', 'C'], ['A', 'B', 'C'], [], ['A'], []])
})

test('a key inside a control of a cell stays there', () => {
  const onRow = vi.fn()
  show({
    onRow,
    columns: [{ key: 'name', title: 'Name', cell: () => <button type="button">Inside</button> }],
  })
  const [button] = screen.getAllByRole('button', { name: 'Inside' })
  button!.focus()
  fireEvent.keyDown(button!, { key: 'Enter' })
  fireEvent.keyDown(button!, { key: 'ArrowDown' })
  fireEvent.click(button!)
  expect(document.activeElement).toBe(button)
  expect(onRow).not.toHaveBeenCalled()
})

test('the menu of a row does things with that row', async () => {
  const done = vi.fn()
  show({
    actions: ({ name }) =>
      name === 'Ann' ? [] : [{ label: `Greet ${name}`, run: () => done(name) }],
  })
  expect(within(row('Ann')).queryByRole('button')).toBeNull()
  fireEvent.keyDown(within(row('Ben')).getByRole('button', { name: 'Actions' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Greet Ben' }))
  await waitFor(() => expect(done).toHaveBeenCalledWith('Ben'))
})
