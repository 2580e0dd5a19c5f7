// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

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
