// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

test('with nothing amiss the page says so, and shows what runs', async () => {
  await renderAt('/admin/operations', { as: 'admin' })
  await screen.findByText('Everything is running')
  within(screen.getByRole('table', { name: 'Waiting work' })).getByText('Orders to the ERP')
  screen.getByText('No device has reported an error in the last 30 days.')
})

test('what stands still leads to where it is mended, and an error opens with its stack', async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO import_run (tenant_id, started_by, source, delta, state, finished_at) VALUES ('aa', 'x', '', false, 'failed', now())`,
  )
  await sql(
    `INSERT INTO client_error (tenant_id, cause, build, message, stack, path, agent, count, first_at, last_at) VALUES ('aa', 'c', 'index-1.js', 'x is undefined', 'Error: x at cart.js', '/cart', 'Chrome', 3, now(), now())`,
  )
  await renderAt('/admin/operations', { as: 'admin' })
  await screen.findByText('The last import failed')
  expect(screen.getByRole('link', { name: 'Open imports' }).getAttribute('href')).toMatch(
    /\/admin\/imports\?state=FAILED$/,
  )
  fireEvent.click(screen.getByRole('button', { name: 'x is undefined' }))
  const dialog = await screen.findByRole('dialog', { name: 'x is undefined' })
  within(dialog).getByText(/Error: x at cart\.js/)
  within(dialog).getByText(/Seen 3 times/)
})

test('a dealer is turned away', async () => {
  const { address } = await renderAt('/admin/operations', { as: 'dealer' })
  expect(address()).toMatch(/^\/login/)
})
