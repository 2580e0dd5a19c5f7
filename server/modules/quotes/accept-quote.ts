import { createHash, randomUUID } from 'node:crypto'
import type { CartIntent } from '#domain/cart/cart-intent.ts'
import { maxCartName } from '#domain/cart/cart-limits.ts'
import { runIntent } from '#domain/cart/carts.ts'
import { lineKey } from '#domain/cart/cart.ts'
import { unitPrice } from '#domain/ordering/price.ts'
import { isAllGone, type QuoteDifference, quoteDifferences } from '#domain/quotes/quote-prices.ts'
import { audit } from '../../audit.ts'
import { customerOf, type RequestContext } from '../../context.ts'
import { type CartArticles, cartArticles, verdictFrom } from '../cart/cart-articles.ts'
import { lockCarts, stateOf, type StoredCarts, writeCarts } from '../cart/cart-store.ts'
import { notify } from '../notifications/notify.ts'
import {
  isQuoteId,
  type QuoteLine,
  readQuote,
  readQuoteLines,
  type StoredQuote,
} from './quote-store.ts'

type Outcome =
  | { quote: StoredQuote }
  | { quote: StoredQuote; differences: QuoteDifference[]; lines: QuoteLine[]; agreement: string }
  | { refused: string; quote: StoredQuote | null }

/**
 * Puts an open quote of the chosen customer into a new named cart. Lines that changed are answered first, and accepted
 * only by their `agreement`. An accepted quote answers its cart again, as an answer may have been lost.
 * @throws NO_CUSTOMER, CUSTOMER_LOST
 */
export async function acceptQuote(
  request: RequestContext,
  id: string,
  agreement: string | null | undefined,
): Promise<Outcome> {
  const { tx, tenant, user } = request
  const customer = customerOf(request)
  if (!isQuoteId(id)) return { refused: 'no_such_quote', quote: null }
  // Carts before the quote, as everywhere.
  const [stored] = await lockCarts(tx, tenant.id, new Map([[customer.id, []]]))
  await tx.query('SELECT 1 FROM quote WHERE id = $1::uuid AND customer_id = $2 FOR UPDATE', [
    id,
    customer.id,
  ])
  const quote = await readQuote(request, id)
  if (!quote) return { refused: 'no_such_quote', quote: null }
  if (quote.status === 'ACCEPTED') return { quote }
  if (!quote.actions.includes('ACCEPT')) return { refused: 'not_open', quote }
  const lines = await readQuoteLines(tx, id)
  const articles = await cartArticles(
    request,
    lines.map(({ sorg, article_code }) => ({ sorg, article: article_code })),
    customer.id,
  )
  const differences = differencesOf(quote, lines, articles)
  if (isAllGone(quotedLines(lines), differences)) return { refused: 'nothing_left', quote }
  const mark = markOf(differences)
  if (differences.length > 0 && agreement !== mark)
    return { quote, differences, lines, agreement: mark }
  const gone = new Set(
    differences.filter(({ newPrice }) => newPrice === null).map(({ lineNo }) => lineNo),
  )
  const filled = await fillCart(request, stored!, {
    name: (quote.name || quote.number).slice(0, maxCartName),
    lines: lines.filter(({ lineNo }) => !gone.has(lineNo)),
    articles,
  })
  if ('refused' in filled) return { ...filled, quote }
  await tx.query(
    `UPDATE quote SET status = 'ACCEPTED', status_at = $2, cart_key = $3 WHERE id = $1::uuid`,
    [id, request.clock(), filled.key],
  )
  await audit(request, {
    action: 'quote.accepted',
    target: quote.number,
    before: { status: quote.status },
    after: { status: 'ACCEPTED', cart: filled.key, agreedTo: differences },
  })
  await notify(tx, tenant, {
    kind: 'quote-accepted',
    quoteId: id,
    customerId: customer.id,
    actor: user.id,
    at: request.clock().toISOString(),
  })
  return { quote: (await readQuote(request, id))! }
}

const quotedLines = (lines: readonly QuoteLine[]) =>
  lines.map(({ lineNo, qty, unitPrice: price }) => ({ lineNo, qty, price }))

function differencesOf({ held }: StoredQuote, lines: readonly QuoteLine[], articles: CartArticles) {
  const now = new Map(
    lines.map(({ lineNo, sorg, article_code, qty }) => {
      const product = articles.get(lineKey({ sorg, article: article_code }))
      const dealer = product?.block ? null : product?.price.dealer
      return [
        lineNo,
        dealer
          ? unitPrice(
              dealer,
              product!.price.discount.flatMap(({ detail }) => detail),
              qty,
            )
          : null,
      ] as const
    }),
  )
  return quoteDifferences(quotedLines(lines), held ? 'held' : 'rechecked', now)
}

/** Names exactly these differences: agreeing to others, that came up since, is not possible. */
const markOf = (differences: readonly QuoteDifference[]) =>
  createHash('sha256').update(JSON.stringify(differences)).digest('base64url').slice(0, 24)

/** Opens a named cart with these lines. @param stored the customer's locked carts */
async function fillCart(
  { tx, tenant, user }: RequestContext,
  stored: StoredCarts,
  { name, lines, articles }: { name: string; lines: readonly QuoteLine[]; articles: CartArticles },
): Promise<{ key: string } | { refused: string }> {
  const key = randomUUID()
  const intents: CartIntent[] = [
    { kind: 'NEW_CART', args: { cart: key, name } },
    ...lines.flatMap(({ sorg, article_code: article, qty, note }): CartIntent[] => [
      { kind: 'ADD', args: { sorg, article, qty, cart: key } },
      ...(note ? [{ kind: 'NOTE' as const, args: { sorg, article, note, cart: key } }] : []),
    ]),
  ]
  let carts = stateOf(stored)
  for (const intent of intents) {
    const run = runIntent(carts, intent, String(user.id), verdictFrom(articles))
    if (run.effect.status === 'rejected') return { refused: run.effect.reason }
    carts = run.carts
  }
  await writeCarts(tx, tenant.id, stored, carts, (line) => articles.get(lineKey(line))!.articleId)
  return { key }
}
