// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const typeInStep = (step: number, label: string, value: string) =>
  fireEvent.change(
    within(screen.getByRole('group', { name: `Step ${step}` })).getByRole('textbox', {
      name: label,
    }),
    { target: { value } },
  )

test('a shipment rate gets steps; those that don’t rise are refused, and nothing is lost', async () => {
  const { address } = await renderAt('/admin/shipment-rates/edit/2000%3ASTD', { as: 'admin' })
  await screen.findByRole('button', { name: 'Save' })
  expect(screen.queryByRole('button', { name: 'Add step' })).toBeNull()
  choose('Steps by', 'weight')
  press('Add step')
  press('Add step')
  typeInStep(1, 'From (kg)', '30')
  typeInStep(1, 'Rate (USD)', '12')
  typeInStep(2, 'From (kg)', '10.5')
  typeInStep(2, 'Rate (USD)', '9,90')
  press('Save')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Each step must start above the one before it',
  )
  typeInStep(2, 'From (kg)', '60')
  press('Add step')
  press('Remove step 3')
  press('Save')
  await screen.findByText('Shipment rate saved')
  await waitFor(() => expect(address()).toBe('/admin/shipment-rates'))
  await screen.findByText('Weight in kg (2 steps)')
  const { sql } = await testServer()
  expect(
    await sql(`SELECT basis, steps FROM shipment_rate WHERE sorg = '2000' AND id = 'STD'`),
  ).toEqual([
    {
      basis: 'weight',
      steps: [
        { from: '30', rate: '12' },
        { from: '60', rate: '9.90' },
      ],
    },
  ])
})

test('a payment method whose service isn’t set up keeps it, and the list says that it isn’t offered', async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO payment_method (tenant_id, sorg, module, id, type, description, gateway_id) VALUES ('aa', '2000', 'invoice', 'ACH', 'ACH', 'Bank debit', 'stripe:us')`,
  )
  const { router } = await renderAt('/admin/payment-methods?module=invoice', { as: 'admin' })
  const link = await screen.findByRole('link', { name: 'Bank debit' })
  within(link.closest('tr')!).getByText('Not set up')
  fireEvent.click(link)
  await screen.findByRole('button', { name: 'Save' })
  expect(router.state.location.pathname).toContain('/edit/2000')
  const service = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Payment service' })
  expect(service.selectedOptions[0]!.textContent).toBe('stripe:us (not set up on this server)')
})

test('the settings lead to every list that is set up on a screen of its own', async () => {
  const { address } = await renderAt('/admin/config', { as: 'admin' })
  const links = within(await screen.findByRole('navigation', { name: 'More settings' }))
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Sales organizations',
    'Payment methods',
    'Shipment rates',
    'Freight discounts',
    'Target markets',
    'Content layouts',
    'Visit forms',
    'Logo and icons',
  ])
  fireEvent.click(links.getByRole('link', { name: 'Freight discounts' }))
  await screen.findByText('No freight discounts yet')
  expect(address()).toBe('/admin/freight-steps')
})
