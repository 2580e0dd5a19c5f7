import { buyerNames } from './buyers.ts'
import type { Shot } from './load.ts'
import { addToCart, bareList, details, list, search } from './questions.ts'
import { signIn } from '../support/server-process.ts'

interface Entry {
  product: { slug: string; sorg: string; article_code: string; block: string | null }
}
/** A session and its customer. */
interface Buyer {
  customerKey: string
  headers: Record<string, string>
}

const ask = async <T>(url: string, headers: Record<string, string>, query: string) =>
  (
    (await (
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      })
    ).json()) as { data: T }
  ).data

/** Sessions of all dealers of the load, one after the other: so many attempts from one address at once have to wait. */
async function signInBuyers(url: string): Promise<Buyer[]> {
  const all: Buyer[] = []
  for (const name of buyerNames) {
    const headers = await signIn(url, name)
    const answer = await fetch(`${url}/user`, { headers })
    const { customerData } = (await answer.json()) as {
      customerData: { custCode: { r3: string } }
    }
    all.push({ customerKey: customerData.custCode.r3, headers })
  }
  return all
}

/** Articles that this customer may put into a cart, some from each part of the catalogue. */
async function articlesOf(url: string, { headers }: Buyer) {
  const { products } = await ask<{ products: { entries: Entry[] } }>(
    url,
    headers,
    '{ products(view: ITEM, limit: 20) { entries { product { slug sorg article_code block } } } }',
  )
  return products.entries.map(({ product }) => product)
}

/** Each body for some of the sessions: consecutive requests are of different customers. */
const spread = (all: readonly Buyer[], bodies: readonly string[]): Shot[] =>
  all.flatMap(({ headers }, n) =>
    [0, 1, 2].map((k) => ({ headers, body: bodies[(n + k * 5) % bodies.length]! })),
  )

const any = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!

/** Questions for a running server by name: catalogue and cart, of fifty customers. */
export async function questionsFor(
  url: string,
): Promise<Record<string, readonly Shot[] | (() => Shot)>> {
  const all = await signInBuyers(url)
  const articles = await Promise.all(all.map((buyer) => articlesOf(url, buyer)))
  const orderable = articles.map((own) => own.filter(({ block }) => block === null))
  return {
    'list, 20 articles': spread(all, list),
    search: spread(all, search),
    'article with its variants': all.flatMap(({ headers }, n) =>
      details(articles[n]!.slice(0, 6).map(({ slug }) => slug)).map((body) => ({ headers, body })),
    ),
    'add to cart (intent)': () => {
      const n = Math.floor(Math.random() * all.length)
      const { customerKey, headers } = all[n]!
      return { headers, body: addToCart(customerKey, any(orderable[n]!)) }
    },
    'list, 20 rows × 9 fields, a document of its own': spread(all, bareList),
  }
}
