// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { photo } from '../../../tests/support/photo.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

// Those of jsdom have no content that can be read, and it shows no pictures.
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile })
Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} })

beforeEach(async () => (await testServer()).sql(`DELETE FROM file_use WHERE used_as = 'brand'`))

test('a logo is looked at before it is published, and goes by Undo', async () => {
  const { sql, work } = await testServer()
  const used = () => sql(`SELECT owner FROM file_use WHERE used_as = 'brand'`)
  await renderAt('/admin/brand', { as: 'admin' })
  const card = (await screen.findByRole('heading', { name: 'Logo' })).closest('section')!
  const logo = new File([new Uint8Array(await photo({ noisy: false }))], 'new-logo.jpg', {
    type: 'image/jpeg',
  })
  fireEvent.change(card.querySelector('input[type=file]')!, { target: { files: [logo] } })
  await waitFor(async () =>
    expect(await sql(`SELECT state FROM file WHERE name = 'new-logo.jpg'`)).toEqual([
      { state: 'stored' },
    ]),
  )
  await work()
  const preview = within(await screen.findByRole('region', { name: 'Preview of Logo' }))
  preview.getByText('In the top bar')
  preview.getByText('On the login page')
  expect(await used()).toEqual([])
  fireEvent.click(preview.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Picture published')
  expect(await used()).toEqual([{ owner: 'logo' }])
  expect(screen.queryByRole('region', { name: 'Preview of Logo' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await used()).toEqual([]))
}, 60_000)

const id = '00000000-0000-4000-8000-000000000001'

test('a picture that is removed from the brand comes back by Undo', async () => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO file (tenant_id, id, kind, name, bytes, sha256, state, created_by) VALUES ('aa', $1, 'brand-picture', 'logo.png', 10, $2, 'ready', $3)`,
    [id, 'a'.repeat(64), world.users.admin],
  )
  await sql(
    `INSERT INTO file_use (tenant_id, used_as, owner, file_id, position) VALUES ('aa', 'brand', 'logo', $1, 0)`,
    [id],
  )
  const used = () => sql(`SELECT file_id AS id FROM file_use WHERE used_as = 'brand'`)
  await renderAt('/admin/brand', { as: 'admin' })
  await screen.findByText('logo.png')
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(await used()).toEqual([])
  fireEvent.click(undo)
  await waitFor(async () => expect(await used()).toEqual([{ id }]))
  await screen.findByText('logo.png')
})
