import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { ownServer, signIn, workerReady } from './portal.ts'
import { wholeBrowser } from './whole-browser.ts'

const server = ownServer()
test.use({
  permissions: ['notifications', 'background-sync'],
  serviceWorkers: 'allow',
  launchOptions: wholeBrowser,
})

/** Returns the notifications the worker has shown. */
const shown = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(
      ({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        path: (data as { path?: string } | null)?.path,
      }),
    ),
  )

/** Lets the browser hand a message to the worker, as if its push service had brought it. */
async function pusher(
  context: BrowserContext,
  page: Page,
): Promise<(data: string) => Promise<unknown>> {
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId),
    )
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  return (data) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: server().url,
      registrationId,
      data,
    })
}

/** Presses a message: no protocol can, so the worker is told in its own scope what the browser would tell it. */
async function press(context: BrowserContext, tag: string): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(`registration.getNotifications({ tag: ${JSON.stringify(tag)} })
    .then(([notification]) => dispatchEvent(new NotificationEvent('notificationclick', { notification })))`)
}

test('a message is shown, counted at once, and leads to its place in the open tab', async ({
  page,
  context,
}) => {
  await signIn(page, server(), 'dealer')
  await workerReady(page)
  const push = await pusher(context, page)
  const asked = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/graphql') &&
      'unreadNotifications' in ((await answer.json()) as { data: object }).data,
  )
  await push(
    JSON.stringify({
      title: 'Order W1 was placed',
      body: 'Mara ordered for you.',
      path: '/notifications',
      tag: 'notice-1',
      id: '1',
    }),
  )
  await expect
    .poll(() => shown(page))
    .toContainEqual({
      title: 'Order W1 was placed',
      body: 'Mara ordered for you.',
      tag: 'notice-1',
      path: '/notifications',
    })
  await asked
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await press(context, 'notice-1')
  await expect(page).toHaveURL(`${server().url}/en-us/notifications`)
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'stays' in window), 'the page was not loaded anew').toBe(true)
  expect((await shown(page)).map(({ tag }) => tag)).not.toContain('notice-1')
})

test('whatever comes is shown: a browser forgets who shows nothing', async ({ page, context }) => {
  await signIn(page, server(), 'dealer')
  await workerReady(page)
  const push = await pusher(context, page)
  // A worker that is just being replaced loses what devtools hand it, so it is handed over again.
  await expect
    .poll(async () => {
      await push('no JSON')
      return (await shown(page)).map(({ title }) => title)
    })
    .toContain(new URL(server().url).host)
})
