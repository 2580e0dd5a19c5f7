import { type Load, load } from './load.ts'
import { addToCart, bareList, details, list, search } from './questions.ts'
import { signIn } from './server-process.ts'

interface Entry {
  product: { slug: string; sorg: string; article_code: string; block: string | null }
}

/** Sessions of one sales person, each for another customer. */
async function buyers(url: string) {
  const first = await signIn(url, 'rep')
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...first },
    body: JSON.stringify({ query: '{ salesCustomers { custCode { r3 } } }' }),
  })
  const { data } = (await answer.json()) as {
    data: { salesCustomers: { custCode: { r3: string } }[] }
  }
  return Promise.all(
    data.salesCustomers.slice(0, 20).map(async ({ custCode: { r3 } }) => {
      const session = await signIn(url, 'rep')
      const chosen = await fetch(`${url}/change-cust?r3=${r3}`, {
        method: 'POST',
        headers: session,
      })
      const { requestToken } = (await chosen.json()) as { requestToken: string }
      return { customerKey: r3, headers: { ...session, authorization: `Bearer ${requestToken}` } }
    }),
  )
}

/** Measures the catalogue and the cart of a running server, as the demo dealer. */
export async function measureApi(url: string, connections: number): Promise<Record<string, Load>> {
  const headers = await signIn(url, 'dealer')
  const ask = async (body: string) =>
    (await (
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
    ).json()) as { data: { products: { entries: Entry[] } } }
  const entries = (await ask(list[0]!)).data.products.entries.map(({ product }) => product)
  const endpoint = `${url}/graphql`
  const orderable = entries.filter(({ block }) => block === null)
  const options = { connections }
  return {
    'list, 20 articles': await load(endpoint, headers, list, options),
    'list, 20 rows × 9 fields': await load(endpoint, headers, [bareList], options),
    search: await load(endpoint, headers, search, options),
    'article with its variants': await load(
      endpoint,
      headers,
      details(entries.map(({ slug }) => slug)),
      options,
    ),
    'add to cart (intent)': await load(
      endpoint,
      {},
      addToCart(await buyers(url), orderable),
      options,
    ),
  }
}
