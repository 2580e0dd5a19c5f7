// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

test.each([
  ['guest', null],
  ['dealer', '/en-us/user/edit-profile'],
])('a notice leads %s only where that person may go: %s', async (username, address) => {
  const { sql, world } = await testServer()
  await sql(
    `INSERT INTO notification (tenant_id, user_id, kind, event, title, body, path, created_at)
     VALUES ('aa', ${world.users[username]}, 'password-changed', 'closed-${username}', 'Password changed', 'Just now', '/user/edit-profile', now())`,
  )
  await renderAt('/notifications', {
    as: username,
    config: { features: { WEB_NOTIFICATION: true } as never },
  })
  const title = await screen.findByText('Password changed')
  expect(title.closest('a')?.getAttribute('href') ?? null).toBe(address)
})
