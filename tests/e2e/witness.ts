/** State of the server, read beside the browser. */
export interface Witness {
  /** Quantity by article code of the customer's cart. */
  cart: () => Promise<Record<string, number>>
  /** The customer's named carts: by their names, of each the quantity and, behind a colon, the note by article code. */
  namedCarts: () => Promise<Record<string, Record<string, string>>>
  /** Numbers of the customer's orders. */
  orders: () => Promise<string[]>
  /** Puts one piece more of the first article into the customer's cart, as a colleague elsewhere would. */
  addOneMore: () => Promise<void>
  /** The customer's price of an article, with two decimals. */
  dealerPrice: (slug: string) => Promise<string>
  /** The page of an article that is out of stock, without the locale. */
  soldOut: () => Promise<string>
  /** Codes of the articles that the person waits for. */
  wishes: () => Promise<string[]>
}

interface Line {
  qty: number
  note: string | null
  product: { article_code: string; sorg: string }
}
interface Answer {
  cart?: { lines: Line[] }
  cartBook?: { carts: { key: string; name: string }[] }
  namedCart?: { lines: Line[] }
  changeCustomerV2?: { requestToken: string }
  orders?: { order_no: string }[]
  restockSubscriptions?: { product: { article_code: string } }[]
  products?: {
    entries: { product: { slug: string; category: string; stocks: { inStock: boolean } } }[]
  }
  productDetailsV2?: { product: { price: { dealer: string } } } | null
}

/** Signs in a second time, as an ordinary client would. @param r3 the customer to ask about, for people who have several */
export async function witness(url: string, username: string, r3?: string): Promise<Witness> {
  const ask = async (query: string): Promise<Answer> => {
    const login = await fetch(`${url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: 'Pannier2026' }),
    })
    const { requestToken } = (await login.json()) as { requestToken: string }
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    const send = async (token: string, text: string) => {
      const answer = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, cookie },
        body: JSON.stringify({ query: text }),
      })
      const { data, errors } = (await answer.json()) as { data?: Answer; errors?: unknown }
      if (!data) throw new Error(JSON.stringify(errors))
      return data
    }
    const changed =
      r3 &&
      (
        await send(
          requestToken,
          `mutation { changeCustomerV2(custCode: { r3: ${JSON.stringify(r3)} }) { requestToken } }`,
        )
      ).changeCustomerV2!.requestToken
    return send(changed || requestToken, query)
  }
  const lines = 'lines { qty note product { article_code sorg } }'
  return {
    cart: async () =>
      Object.fromEntries(
        (await ask(`{ cart { ${lines} } }`)).cart!.lines.map(({ qty, product }) => [
          product.article_code,
          qty,
        ]),
      ),
    async addOneMore() {
      const [line] = (await ask(`{ cart { ${lines} } }`)).cart!.lines
      const { article_code, sorg } = line!.product
      await ask(
        `mutation { updateProductsInCart(products: [{ article_code: ${JSON.stringify(article_code)}, sorg: ${JSON.stringify(sorg)}, qty: ${line!.qty + 1} }]) { userErrors { code } } }`,
      )
    },
    async namedCarts() {
      const { carts } = (await ask('{ cartBook { carts { key name } } }')).cartBook!
      const each = carts.map(async ({ key, name }) => {
        const held = (await ask(`{ namedCart(key: "${key}") { ${lines} } }`)).namedCart!.lines
        return [
          name,
          Object.fromEntries(
            held.map(({ qty, note, product }) => [
              product.article_code,
              `${qty}${note ? `: ${note}` : ''}`,
            ]),
          ),
        ] as const
      })
      return Object.fromEntries(await Promise.all(each))
    },
    dealerPrice: async (slug) =>
      Number(
        (
          await ask(
            `{ productDetailsV2(slug: ${JSON.stringify(slug)}) { product { price { dealer } } } }`,
          )
        ).productDetailsV2!.product.price.dealer,
      ).toFixed(2),
    wishes: async () =>
      (
        await ask('{ restockSubscriptions { product { article_code } } }')
      ).restockSubscriptions!.map(({ product }) => product.article_code),
    async soldOut() {
      const { entries } = (
        await ask(
          '{ products(category: paa, view: ITEM, limit: 100) { entries { product { slug category stocks { inStock } } } } }',
        )
      ).products!
      const { category, slug } = entries.find(({ product }) => !product.stocks.inStock)!.product
      return `/catalog/${category}/${slug}`
    },
    orders: async () =>
      (await ask('{ orders(filter: {limit: 1000}) { order_no } }')).orders!.map(
        ({ order_no }) => order_no,
      ),
  }
}
