// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

async function addInquiry(name: string) {
  const { sql } = await testServer()
  const [row] = await sql<{ id: number }>(
    `INSERT INTO customer_inquiry (tenant_id, host, reason, goal, name, address, state, country, city, email, phone, sender)
     VALUES ('aa', 'aa.test', 'We open a shop', 'Sell bikes', $1, '1 Main St', 'Colorado', 'US', 'Boulder', 'shop@example.com', '+1303', '1') RETURNING id`,
    [name],
  )
  return row!.id
}

const type = (label: string | RegExp, value: string, n = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[n]!, { target: { value } })

test('an inquiry is opened from the list, replied to, and noted as answered', async () => {
  await addInquiry('Rad und Tat')
  const { setOnline } = await renderAt('/admin/inquiries', { as: 'admin' })
  fireEvent.click(await screen.findByRole('link', { name: 'Rad und Tat' }))
  await screen.findByRole('heading', { name: 'Rad und Tat' })
  for (const fact of ['1 Main St', 'Boulder, Colorado, US', '+1303']) screen.getByText(fact)
  fireEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('Required')).toBeDefined()

  type('Reply', 'Welcome')
  setOnline(false)
  fireEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findByRole('alert')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('Welcome')
  setOnline(true)
  fireEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  await screen.findByText('Welcome', { selector: 'p' })
  await screen.findByText(/^Answered by/)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('')
})

test('an inquiry is accepted as a customer; what is wrong stands at its field', async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO content_target_market (tenant_id, market_name) VALUES ('aa', 'North'), ('aa', 'South')`,
  )
  const id = await addInquiry('Velo Nord')
  const { address } = await renderAt(`/admin/inquiries/${id}/accept`, { as: 'admin' })
  await screen.findByRole('heading', { name: 'Accept as customer' })
  for (const fact of ['1 Main St', 'Boulder, Colorado, US']) screen.getByText(fact)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText('Required')).length).toBeGreaterThan(1)

  type(/^Customer number/, '204 711')
  type(/^Price group/, 'P1')
  type(/^Customer group/, 'Gold')
  type(/^Customer category/, 'Chain')
  fireEvent.click(screen.getByRole('checkbox', { name: 'North' }))
  type(/^Username/, 'dealer')
  fireEvent.click(screen.getByRole('checkbox', { name: /2000/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('A code can’t contain spaces')
  type(/^Customer number/, '204711')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('This username is already in use')
  type(/^Username/, 'velo.nord')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toBe(`/admin/inquiries/${id}`))
  await screen.findByText('velo.nord')
  expect(screen.queryByRole('link', { name: 'Accept as customer' })).toBeNull()
  expect(
    await sql(
      `SELECT m.market_name FROM user_target_market t JOIN content_target_market m ON m.id = t.market JOIN app_user u ON u.id = t.of_user WHERE u.username = 'velo.nord'`,
    ),
  ).toEqual([{ market_name: 'North' }])
  const place = { address: '1 Main St', city: 'Boulder', country: 'US', phone: '+1303' }
  expect(
    await sql(`SELECT address, city, country, phone FROM customer WHERE r3 = '204711'`),
  ).toEqual([place])
  expect(
    await sql(
      `SELECT s.name, s.address, s.city, s.country, s.phone, s.state, s.is_default FROM ship_to s JOIN customer c ON c.id = s.customer_id WHERE c.r3 = '204711'`,
    ),
  ).toEqual([{ name: 'Velo Nord', ...place, state: 'Colorado', is_default: true }])
  await addInquiry('Still Waiting')
  await renderAt('/admin/inquiries?state=accepted', { as: 'admin' })
  const row = within(await screen.findByRole('row', { name: /Velo Nord/ }))
  row.getByText('Accepted as customer 204711')
  row.getByRole('cell', { name: '204711' })
  expect(screen.queryByRole('link', { name: 'Still Waiting' })).toBeNull()
})

test('consumer voice is listed, opened, and noted as answered or open again', async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO customer_feedback (tenant_id, user_id, message, created_at) SELECT 'aa', id, 'More colours please', now() FROM app_user WHERE username = 'dealer'`,
  )
  await renderAt('/admin/consumer-voice?search=colours', { as: 'admin' })
  fireEvent.click(await screen.findByRole('link', { name: 'More colours please' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as answered' }))
  await screen.findByText(/^Answered by/)
  const again = await screen.findByRole('button', { name: 'Open again' })
  await waitFor(() => expect(again.getAttribute('aria-busy')).not.toBe('true'))
  fireEvent.click(again)
  await screen.findByRole('button', { name: 'Mark as answered' })
  expect(within(screen.getByRole('main')).getByText('Open')).toBeDefined()
})
