// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

const stored = async (): Promise<Record<string, unknown>> => {
  const { database } = await testServer()
  const [row] = await database.bare((tx) =>
    tx.query<{ config: Record<string, unknown> }>(`SELECT config FROM tenant WHERE id = 'aa'`),
  )
  return row!.config
}
const store = async (part: object) => {
  const { database } = await testServer()
  await database.bare((tx) =>
    tx.query(`UPDATE tenant SET config = config || $1::jsonb WHERE id = 'aa'`, [
      JSON.stringify(part),
    ]),
  )
}
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const type = (dialog: ReturnType<typeof within>, value: string) =>
  fireEvent.change(dialog.getByRole('textbox'), { target: { value } })

test('an administrator reads what the tenant has set and what is usual', async () => {
  await renderAt('/admin/config', { as: 'admin' })
  const row = (await screen.findByText('webTitle')).closest('tr')!
  within(row).getByText('Portal aa')
  within(row).getByText('Custom')
  within(screen.getByText('maskStock').closest('tr')!).getByText('Default')
  expect(screen.getAllByRole('row').length).toBeGreaterThan(20)
})

test('a setting is changed, shown at once, undone from the toast, and all of it is in the audit log', async () => {
  const { sql } = await testServer()
  await renderAt('/admin/config', { as: 'admin' })
  const dialog = await open('Title of the portal')
  type(dialog, 'Autumn portal')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved: Title of the portal')
  expect((await stored()).webTitle).toBe('Autumn portal')
  await within(screen.getByText('webTitle').closest('tr')!).findByText('Autumn portal')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await within(screen.getByText('webTitle').closest('tr')!).findByText('Portal aa')
  expect((await stored()).webTitle).toBe('Portal aa')
  expect(
    await sql(
      `SELECT target, before, after, request_id IS NOT NULL AS asked FROM audit_log WHERE action = 'setting.changed' ORDER BY id`,
    ),
  ).toEqual([
    {
      target: 'webTitle',
      before: { value: '"Portal aa"' },
      after: { value: '"Autumn portal"' },
      asked: true,
    },
    {
      target: 'webTitle',
      before: { value: '"Autumn portal"' },
      after: { value: '"Portal aa"' },
      asked: true,
    },
  ])
})

test('a wrong value is refused at its field and stays there; nothing is sent', async () => {
  const { asked } = await renderAt('/admin/config', { as: 'admin' })
  const dialog = await open('Articles per page')
  type(dialog, '500')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('This number is too small or too large')
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('500')
  expect(asked).not.toContain('SaveSetting')
})

test('a change by someone else in the meantime is shown, nothing typed is lost, and saving again replaces it', async () => {
  await renderAt('/admin/config', { as: 'admin' })
  const dialog = await open('Copyright line')
  type(dialog, 'Mine')
  await store({ webCopyright: 'Theirs' })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/^Someone else changed this while you were editing/)
  await dialog.findByText('Theirs')
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Mine')
  expect((await stored()).webCopyright).toBe('Theirs')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved: Copyright line')
  expect((await stored()).webCopyright).toBe('Mine')
})

test('a switch is turned, found under "Custom only", goes back to its default, and its history restores it', async () => {
  await renderAt('/admin/config?changed=true', { as: 'admin' })
  await screen.findByText('webTitle')
  expect(screen.queryByText('NEWS')).toBeNull()
  const all = async (shown: boolean) => {
    fireEvent.click(screen.getByRole('button', { name: 'Custom only' }))
    await waitFor(() => expect(screen.queryByText('maskStock') !== null).toBe(shown))
  }
  await all(true)
  const dialog = await open('News')
  fireEvent.click(dialog.getByRole('radio', { name: 'On' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved: News')
  await closed()
  expect((await stored()).features).toEqual({ NEWS: true })
  await all(false)
  const again = await open('News')
  fireEvent.click(again.getByRole('button', { name: 'Reset to default' }))
  await waitFor(async () => expect((await stored()).features).toEqual({}))
  await closed()
  await waitFor(() => expect(screen.queryByText('NEWS')).toBeNull())
  await all(true)
  const third = await open('News')
  fireEvent.click((await third.findAllByRole('button', { name: /^Restore/ }))[0]!)
  await waitFor(async () => expect((await stored()).features).toEqual({ NEWS: true }))
})

test('the search finds a setting by its words, and says when there is none', async () => {
  await renderAt('/admin/config?search=accent', { as: 'admin' })
  await screen.findByText('accent')
  expect(screen.queryByText('webTitle')).toBeNull()
  const dialog = await open('Accent color')
  type(dialog, '#ffd400')
  const sample = await dialog.findByText('Add to cart')
  expect(sample.style.background).toBe('rgb(255, 212, 0)')
  expect(sample.style.color).toBe('rgb(0, 0, 0)')
})

test('what the machine or the set-up decides is read only, and the server refuses it', async () => {
  await renderAt('/admin/config', { as: 'admin' })
  const row = (await screen.findByText('SMTP_URL')).closest('tr')!
  within(row).getByText('Set on the server')
  expect(within(row).queryByRole('button')).toBeNull()
  const zone = screen.getByText('timeZone').closest('tr')!
  within(zone).getByText('Set up with the portal')
  expect(within(zone).queryByRole('button')).toBeNull()
})

test('offline a setting can be read but not saved', async () => {
  const { setOnline } = await renderAt('/admin/config', { as: 'admin' })
  const dialog = await open('Title of the portal')
  setOnline(false)
  await dialog.findByText(/^You’re offline/)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
})

test('a dealer is turned away', async () => {
  const { address } = await renderAt('/admin/config', { as: 'dealer' })
  expect(address()).toMatch(/^\/login/)
})
