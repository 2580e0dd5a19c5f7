// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../../tests/support/render-at.tsx'

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

test('an article is refused at its fields, published, sorted, deleted and restored', async () => {
  const { sql } = await testServer({ features: { NEWS: true } as never })
  const { address, router } = await renderAt('/admin/news/create', { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  await write('<p onclick="x()">New <b>brakes</b><script>x()</script></p>')
  type(/^Published until/, '2020-01-01T00:00')
  press('Save')
  await screen.findByText('Required')
  screen.getByText('The end must be after the start')
  type(/^Title/, 'Brakes are here')
  type(/^Cards in a row/, '2')
  type(/^Published until/, '2036-01-01T00:00')
  press('Save')
  await screen.findByText('Article saved')
  await waitFor(() => expect(address()).toBe('/admin/news'))
  const stored = await sql<{ body: string; n: number }>(
    `SELECT body, item_per_line AS n FROM content_item WHERE title = 'Brakes are here'`,
  )
  expect(stored).toEqual([{ body: '<p>New <strong>brakes</strong></p>', n: 2 }])
  await router.navigate({ to: '/admin/news', search: { sort: '-validTo' } } as never)
  fireEvent.click(await screen.findByRole('link', { name: 'Brakes are here' }))
  await screen.findByRole('button', { name: 'Save' })
  press('Delete article')
  const question = await screen.findByRole('alertdialog')
  fireEvent.click(within(question).getByRole('button', { name: 'Delete article' }))
  await screen.findByText(/deleted$/)
  await router.navigate({ to: '/admin/news', search: { filter: 'DELETED' } } as never)
  await screen.findByRole('link', { name: 'Brakes are here' })
  fireEvent.keyDown(screen.getByRole('button', { name: 'Actions' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Restore' }))
  await screen.findByText('Restored')
})

test('a dealer is turned away from the news of the administration', async () => {
  const { address } = await renderAt('/admin/news', { as: 'dealer' })
  expect(address()).toMatch(/^\/login/)
})
