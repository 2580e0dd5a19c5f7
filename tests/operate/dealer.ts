import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { articleOf } from './feeds.ts'

const host = 'shop.localhost'

/** Sends JSON under the portal's host name, which `fetch` would not let us set. */
function post(
  url: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; cookies: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers: { host, 'content-type': 'application/json', ...headers } },
      (answer) => {
        let text = ''
        answer.on('data', (part) => {
          text += part
        })
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            text,
            cookies: (answer.headers['set-cookie'] ?? [])
              .map((cookie) => cookie.split(';')[0])
              .join('; '),
          }),
        )
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(body))
  })
}

/** A dealer at work. */
export interface Dealer {
  /** Orders one article. @returns number and total @throws Error when there was no answer, or a refusal */
  order(n: number): Promise<{ number: string; total: string }>
}

/** Headers of a signed-in browser. */
type Session = Record<'authorization' | 'cookie', string>

async function logIn(url: string, username: string, password: string): Promise<Session> {
  const { status, text, cookies } = await post(`${url}/login`, { username, password })
  if (status !== 200) throw new Error(`log-in: ${status} ${text}`)
  const { requestToken } = JSON.parse(text) as { requestToken: string }
  return { authorization: `Bearer ${requestToken}`, cookie: cookies }
}

async function ask(url: string, session: Session, query: string, variables: object = {}) {
  const { status, text } = await post(`${url}/graphql`, { query, variables }, session)
  const answer = JSON.parse(text) as { data?: Record<string, never>; errors?: unknown }
  if (status !== 200 || answer.errors || !answer.data) throw new Error(`${status} ${text}`)
  return answer.data as Record<string, Record<string, never>>
}

/** Replaces the password that an operator gave by the dealer's own. */
export async function takePassword(
  url: string,
  username: string,
  first: string,
  own: string,
): Promise<void> {
  const session = await logIn(url, username, first)
  await ask(
    url,
    session,
    'mutation($first: String!, $own: String!) { changePassword(oldPassword: $first, newPassword: $own) { userErrors { code } } }',
    { first, own },
  )
}

export async function dealer(url: string, username: string, password: string): Promise<Dealer> {
  const session = await logIn(url, username, password)
  return {
    async order(n) {
      const article = articleOf(n)
      await ask(
        url,
        session,
        'mutation($a: String!) { updateProductsInCart(products: [{ article_code: $a, sorg: "1000", qty: 2 }]) { message { status } } }',
        { a: article },
      )
      const { cart } = await ask(
        url,
        session,
        '{ cart { version lines { qty product { article_code } } } }',
      )
      // A killed server may have left a line of an order that was not placed.
      const { version, lines } = cart as unknown as {
        version: number
        lines: { qty: number; product: { article_code: string } }[]
      }
      const products = lines.map(({ qty, product }) => ({ ...product, sorg: '1000', qty }))
      const { checkout } = await ask(
        url,
        session,
        `mutation($key: ID!, $version: Int!, $products: [CheckoutProductInput!]!, $po: String!) { checkout(attemptKey: $key, cartVersion: $version, shipto: "S1", paymentId: "N30",
          shipments: [{ sorg: "1000", id: "STD" }], custPoNo: $po, products: $products) { orders { order_no total_order } userErrors { code field } } }`,
        { key: randomUUID(), version, products, po: `PO-${n}` },
      )
      const { orders, userErrors } = checkout as unknown as {
        orders: { order_no: string; total_order: string }[]
        userErrors: object[]
      }
      if (userErrors.length > 0) throw new Error(JSON.stringify(userErrors))
      return { number: orders[0]!.order_no, total: orders[0]!.total_order }
    },
  }
}
