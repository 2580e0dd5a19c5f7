// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { addVisitKinds } from '../../../tests/support/visit-ground.ts'

beforeAll(async () => {
  const { database } = await testServer()
  await addVisitKinds(database, 'aa')
})

const stops = () =>
  within(screen.getByRole('list', { name: 'Today’s route' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

test('a day is planned, put in order by hand and by keys, ticked off, and kept without a network', async () => {
  const view = await renderAt('/road/day', { as: 'rep' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add customers' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('button', { name: /Shop X of aa/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: /Shop Y of aa/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add 2 customers' }))
  await waitFor(() => expect(stops()).toEqual(['1. Shop X of aa', '2. Shop Y of aa']))
  expect((await screen.findAllByText('Never visited')).length).toBe(2)

  fireEvent.click(screen.getByRole('button', { name: 'Move Shop X of aa down' }))
  await waitFor(() => expect(stops()[0]).toBe('1. Shop Y of aa'))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Move Shop X of aa up' }), {
    key: 'ArrowUp',
  })
  await waitFor(() => expect(stops()[0]).toBe('1. Shop X of aa'))
  const first = () => screen.getByRole('group', { name: 'Shop X of aa' })
  fireEvent.click(within(first()).getByRole('button', { name: 'Mark as visited' }))
  await within(first()).findByText('Visited today')

  view.setOnline(false)
  await screen.findByText(/^You’re offline\. Your day/)
  cleanup()
  const again = await renderAt('/road/day', { as: 'rep' })
  await within(await screen.findByRole('group', { name: 'Shop X of aa' })).findByText(
    'Visited today',
  )
  fireEvent.click(
    await within(screen.getByRole('group', { name: 'Shop Y of aa' })).findByRole('button', {
      name: /^(Polygon|Start) visit$/,
    }),
  )
  await waitFor(() => expect(again.address()).toMatch(/^\/visit-form\/polygon\/create\?draft=/))
})
