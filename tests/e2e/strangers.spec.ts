import { expect, type Page, test } from '@playwright/test'
import { type Line, openLine, type Strange } from './line.ts'
import { strangers } from './stranger-answers.ts'
import { ownServer, signIn, workerReady } from './portal.ts'

test.use({ serviceWorkers: 'allow' })
const server = ownServer()
let line: Line
test.beforeEach(async () => {
  line = await openLine(server().port)
})
test.afterEach(() => line.close())

/** Only once: `/hotel` itself must answer, or the redirect would never end. */
const everywhere = (strange: Strange) => (path: string) =>
  path === '/hotel' ? { status: 200 } : strange

async function ready(page: Page): Promise<void> {
  await signIn(page, line, 'dealer', '/cart')
  await workerReady(page)
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
}
const signedIn = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeVisible()
  await expect(page.getByText('ended your session')).toBeHidden()
  await expect(page.getByLabel('Username')).toBeHidden()
}

test('a stranger in the server’s place changes nothing: the portal starts, the session stays', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await ready(page)
  for (const [name, strange] of strangers)
    await test.step(name, async () => {
      const answered: string[] = []
      line.stranger = (path) => {
        answered.push(path)
        return everywhere(strange)(path)
      }
      await page.reload()
      await signedIn(page)
      await expect.poll(() => answered).toContain('/health')
      await page.reload()
      await signedIn(page)
      await expect(page.getByText('schedule maintenance')).toBeHidden()
      line.stranger = undefined
      await page.reload()
      await signedIn(page)
    })
})

test('a log-out that a stranger has taken is not delivered: nobody is signed in when the network is back', async ({
  page,
}) => {
  await ready(page)
  line.stranger = everywhere({ status: 200 })
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  line.stranger = undefined
  await page.goto(`${line.url}/en-us/cart`)
  await expect(page.getByLabel('Username')).toBeVisible()
})
