import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { ownServer, signIn } from './portal.ts'

const server = ownServer()

/** Closes or opens the portal as an operator does; the embedded database belongs to one process at a time. */
async function setMaintenance(state: 'on' | 'off') {
  await server().kill()
  execFileSync('npm', ['run', '--silent', 'tenant', '--', '--id', 'us', '--maintenance', state], {
    env: { ...process.env, DATA_DIR: server().dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await server().restart()
}

test('a closed portal says so on every page, and leads back to the log-in when it opens', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, server(), 'dealer')
  await setMaintenance('on')
  await page.reload()
  await expect(page).toHaveURL(/\/en-us\/maintenance$/)
  await expect(
    page.getByRole('heading', { name: 'We are performing schedule maintenance.' }),
  ).toBeVisible()
  await page.goto(`${server().url}/en-us/login`)
  await expect(page).toHaveURL(/\/en-us\/maintenance$/)
  await setMaintenance('off')
  await expect(page).toHaveURL(/\/en-us\/(login|home)/, { timeout: 40_000 })
})
