// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://aa.test/" }
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { fillCities } from '../../../server/modules/inquiry/fill-cities.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const path = '/new-customer-inquiry'
const good: Record<string, string> = {
  'Reason for your inquiry': 'We open a shop',
  'Your goal': 'To sell bikes',
  'Name of your business': 'Roda Jaya',
  Email: 'roda@jaya.example',
  Phone: '0811223344',
  Address: 'Jalan Merdeka 1',
  City: 'Bandung',
  'State or province': 'West Java',
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}( \\*)?$`)), { target: { value } })
const fill = () => Object.entries(good).forEach(([label, value]) => type(label, value))
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send inquiry' }))
const options = { as: null }

beforeAll(async () => {
  const { database } = await testServer({ allowNewCustomerInquiry: true, countryId: 'ID' })
  await fillCities(database)
})

test('where the portal does not offer it, there is nothing to fill in', async () => {
  const { address } = await renderAt(path, { as: null, config: { allowNewCustomerInquiry: false } })
  expect(address()).toBe('/login')
})

test('what is missing or wrong is said at each field, and nothing is sent', async () => {
  const { asked } = await renderAt(path, options)
  await screen.findByRole('button', { name: 'Send inquiry' })
  send()
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(8))
  fill()
  type('Phone', '+62 811')
  send()
  await screen.findByText('Only digits, at most 17')
  expect(asked).not.toContain('CreateCustomerInquiry')
})

test('what is typed survives a reload, is sent, and thanked for', async () => {
  const { unmount } = await renderAt(path, options)
  await screen.findByRole('button', { name: 'Send inquiry' })
  fill()
  unmount()
  await renderAt(path, options)
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/^City/).value).toBe('Bandung'),
  )
  send()
  await screen.findByText('Thanks, we’ve received your inquiry')
  const { sql } = await testServer()
  expect(await sql('SELECT name, city FROM customer_inquiry')).toEqual([
    { name: 'Roda Jaya', city: 'Bandung' },
  ])
  expect(sessionStorage.length).toBe(0)
})
