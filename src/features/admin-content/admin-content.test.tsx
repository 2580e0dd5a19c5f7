// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Pastes into the editor: a window of tests cannot type into it. */
async function write(html: string) {
  const box = await screen.findByRole('textbox', { name: 'Text' }, { timeout: 10_000 })
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const data = { files: [], getData: (kind: string) => (kind === 'text/html' ? html : '') }
  fireEvent(box, Object.assign(event, { clipboardData: data }))
}

test('an announcement is written, refused at its fields, published, deleted and restored', async () => {
  const { address, router } = await renderAt('/admin/announcements/create', { as: 'content' })
  const { sql } = await testServer()
  await screen.findByRole('button', { name: 'Save' })
  await write('<h2>Stocktaking</h2><p onclick="x()">We are <b>closed</b><script>x()</script></p>')
  type(/^Published until/, '2020-01-01T00:00')
  press('Save')
  expect((await screen.findByText('Required')).closest('[role=alert]')).not.toBeNull()
  screen.getByText('The end must be after the start')
  type(/^Title/, 'Closed on Friday')
  type(/^Published until/, '2036-01-01T00:00')
  press('Save')
  await screen.findByText('Announcement saved')
  await waitFor(() => expect(address()).toBe('/admin/announcements'))
  const stored = await sql<{ content: string }>(
    `SELECT content FROM announcement WHERE title = 'Closed on Friday'`,
  )
  expect(stored).toEqual([{ content: '<h2>Stocktaking</h2><p>We are <strong>closed</strong></p>' }])
  fireEvent.click(await screen.findByRole('link', { name: 'Closed on Friday' }))
  await screen.findByRole('button', { name: 'Save' })
  press('Delete announcement')
  const question = await screen.findByRole('alertdialog')
  within(question).getByText('You can restore it within 90 days.')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete announcement' }))
  await screen.findByText(/deleted$/)
  await router.navigate({ to: '/admin/announcements', search: { filter: 'DELETED' } } as never)
  await screen.findByRole('link', { name: 'Closed on Friday' })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Actions' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }))
  await screen.findByText('Restored')
})

test('banners are put in order by the keyboard', async () => {
  const { sql } = await testServer()
  await sql(
    `INSERT INTO banner (tenant_id, title, banner_file, "from", "to", position) VALUES
      ('aa', 'Tyres', 'a.svg', '2026-01-01', '2036-01-01', 0), ('aa', 'Helmets', 'b.svg', '2026-01-01', '2036-01-01', 1)`,
  )
  await renderAt('/admin/banners', { as: 'content' })
  fireEvent.click(await screen.findByRole('button', { name: 'Change order' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Move Helmets up' }))
  screen.getByText('Helmets is now at position 1')
  press('Save order')
  await screen.findByText('Order saved')
  const rows = await sql<{ title: string }>(
    `SELECT title FROM banner WHERE title IN ('Tyres', 'Helmets') ORDER BY position`,
  )
  expect(rows.map(({ title }) => title)).toEqual(['Helmets', 'Tyres'])
})

test('a banner without a picture or an end is refused at its fields', async () => {
  await renderAt('/admin/banners/create', { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  press('Save')
  expect(await screen.findAllByText('Required')).toHaveLength(2)
})

test.each(['/admin/announcements', '/admin/banners'])(
  'a dealer is turned away from %s',
  async (path) => {
    const { address } = await renderAt(path, { as: 'dealer' })
    expect(address()).toMatch(/^\/login/)
  },
)
