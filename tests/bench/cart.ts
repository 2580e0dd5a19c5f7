import type { Browser, Page } from '@playwright/test'
import { openBrowser } from '../support/browser.ts'
import { allowNamedFunctions, logIn } from './log-in.ts'
import { signIn } from '../support/server-process.ts'

const lines = 2_000
const edits = 20
const visits = 3

/** Fills the demo dealer's cart, past the portal. */
async function fill(url: string): Promise<void> {
  const session = await signIn(url, 'dealer')
  const ask = async <T>(query: string, variables: object) =>
    (
      (await (
        await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...session },
          body: JSON.stringify({ query, variables }),
        })
      ).json()) as { data: T }
    ).data
  const products: { article_code: string; sorg: string; qty: number }[] = []
  for (let page = 1; products.length < lines; page++) {
    const {
      products: { entries, pageTotal },
    } = await ask<{
      products: {
        pageTotal: number
        entries: { product: { article_code: string; sorg: string; block: string | null } }[]
      }
    }>(
      'query($page: Int) { products(view: ITEM, page: $page, limit: 100) { pageTotal entries { product { article_code sorg block } } } }',
      { page },
    )
    products.push(
      ...entries.flatMap(({ product: { article_code, sorg, block } }) =>
        block ? [] : [{ article_code, sorg, qty: 3 }],
      ),
    )
    if (page >= pageTotal) break
  }
  await ask(
    'mutation($products: [CartProductInput!]!) { updateProductsInCart(products: $products) { message { status } } }',
    { products: products.slice(0, lines) },
  )
}

/** Measures one press of "One more": ms until the field, and until the whole line, is painted with its total. */
const edit = (page: Page, at: number) =>
  page.evaluate(
    (n) =>
      new Promise<{ field: number; line: number }>((resolve) => {
        const row = document.querySelectorAll<HTMLElement>('[role=row]')[n]!
        const input = row.querySelector<HTMLInputElement>('[role=spinbutton]')!
        const subtotal = () => row.querySelectorAll('[role=cell]')[3]?.textContent
        const before = { value: input.value, subtotal: subtotal() }
        const painted = () =>
          new Promise<number>((done) =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => done(performance.now())
              port2.postMessage(null)
            }),
          )
        const from = performance.now()
        let field: Promise<number> | undefined
        const look = () => {
          if (!field && input.value !== before.value) field = painted()
          if (!field || subtotal() === before.subtotal) return
          watch.disconnect()
          void Promise.all([field, painted()]).then(([first, whole]) =>
            setTimeout(() => resolve({ field: first - from, line: whole - from }), 1_500),
          )
        }
        const watch = new MutationObserver(look)
        watch.observe(row, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        })
        row.querySelector<HTMLButtonElement>('[role=spinbutton] + button')!.click()
        look()
      }),
    at,
  )

const percentile = (values: number[], of: number) =>
  Math.round([...values].sort((a, b) => a - b)[Math.ceil(values.length * of) - 1]!)

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await logIn(page, url, '/cart')
  await page.getByRole('row').first().waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await allowNamedFunctions(page)
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const runs: { field: number; line: number }[] = []
  for (let n = 0; n < edits; n++) runs.push(await edit(page, n % 5))
  await context.close()
  const of = (what: 'field' | 'line') => ({
    p50: percentile(
      runs.map((run) => run[what]),
      0.5,
    ),
    p95: percentile(
      runs.map((run) => run[what]),
      0.95,
    ),
    worst: percentile(
      runs.map((run) => run[what]),
      1,
    ),
  })
  return { field: of('field'), line: of('line') }
}

/** A cart of 2,000 lines on a machine four times as slow: from the press to the paint, in ms. Of several visits, each on a new device, in the order measured. */
export async function measureCart(url: string) {
  await fill(url)
  const browser = await openBrowser()
  try {
    const found: Awaited<ReturnType<typeof visit>>[] = []
    for (let n = 0; n < visits; n++) found.push(await visit(browser, url))
    return found
  } finally {
    await browser.close()
  }
}
