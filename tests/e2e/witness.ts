/** What the server itself holds, asked beside the browser. */
export interface Witness {
  /** Quantity by article code of the customer's cart. */
  cart: () => Promise<Record<string, number>>
  /** Numbers of the customer's orders. */
  orders: () => Promise<string[]>
  /** The customer's price of an article, with two decimals. */
  dealerPrice: (slug: string) => Promise<string>
}

interface Answer { cart?: { lines: { qty: number; product: { article_code: string } }[] }; orders?: { order_no: string }[]; productDetailsV2?: { product: { price: { dealer: string } } } | null }

/** Signs in a second time, as an ordinary client would. */
export async function witness(url: string, username: string): Promise<Witness> {
  const ask = async (query: string): Promise<Answer> => {
    const login = await fetch(`${url}/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, password: 'Pannier2026' }) })
    const { requestToken } = (await login.json()) as { requestToken: string }
    const cookie = login.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ')
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${requestToken}`, cookie }, body: JSON.stringify({ query }),
    })
    const { data, errors } = (await answer.json()) as { data?: Answer; errors?: unknown }
    if (!data) throw new Error(JSON.stringify(errors))
    return data
  }
  return {
    cart: async () => Object.fromEntries((await ask('{ cart { lines { qty product { article_code } } } }')).cart!.lines.map(({ qty, product }) => [product.article_code, qty])),
    dealerPrice: async (slug) => Number((await ask(`{ productDetailsV2(slug: ${JSON.stringify(slug)}) { product { price { dealer } } } }`)).productDetailsV2!.product.price.dealer).toFixed(2),
    orders: async () => (await ask('{ orders(filter: {limit: 1000}) { order_no } }')).orders!.map(({ order_no }) => order_no),
  }
}
