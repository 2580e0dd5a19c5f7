import { expect, test } from 'vitest'
import { dealInForce } from '#domain/ordering/price.ts'
import { shownStock } from '#domain/article/stock-display.ts'
import { catalogueOn, emptyCatalogues, lineOf } from '../catalogue/device.ts'
import { serverForTests } from '../support/test-people.ts'
import { addArticles } from './articles.ts'
import { blocks } from './article-block.ts'
import { today } from './day.ts'
import { promotionPrices, subtotals, type Deal, unitPrices } from './price.ts'
import { plain, shows } from './stock-display.ts'

// The tables that the rules are tried with, once more: as rows of the database, through the statements that read them, the
// remembered articles and the resolvers, to what a device is answered.

/** Lines of deals as the deals they are of. */
const dealsOf = (lines: Deal['detail']): Deal[] =>
  [...new Set(lines.map(({ salesDealNo }) => salesDealNo))].map((salesDealNo) => ({
    salesDealNo,
    promotion: null,
    detail: lines.filter((line) => line.salesDealNo === salesDealNo),
  }))

/** Cases of prices and their expected answers, in a currency with two decimals. */
const priced = [
  ...unitPrices.map(([what, dealer, lines, qty, unitPrice]) => ({
    what,
    dealer,
    deals: dealsOf(lines),
    qty,
    unitPrice,
  })),
  ...promotionPrices.map(([what, deals, qty, unitPrice]) => ({
    what: `a promotion ${what}`,
    dealer: '100',
    deals,
    qty,
    unitPrice,
  })),
].map((one, n) => ({ ...one, code: `PRICE-${n}` }))
const summed = subtotals
  .filter(([, , precision]) => precision === 2)
  .map(([dealer, qty, , subtotal], n) => ({ code: `SUM-${n}`, dealer, qty, subtotal }))
const blocked = blocks.map(([facts, hasPrice, reason], n) => ({
  ...facts,
  ...(hasPrice && { dealer: '10' }),
  code: `BLOCK-${n}`,
  reason,
}))

/** A sales organisation for each way to check the stock. */
const sorgOf = (mayWait: boolean, atOnce: number | null) =>
  `S${Number(mayWait)}${Number(atOnce !== null)}`
const stocked = shows.map(([what, facts, rules, seen], n) => ({
  what,
  facts,
  rules: { ...plain, ...rules },
  seen,
  ...facts,
  code: `STOCK-${n}`,
  dealer: '10',
  sorg: sorgOf(facts.mayWait, facts.atOnce),
  readyToShip: facts.atOnce ?? 0,
}))

let now = new Date(`${today}T12:00:00Z`)
const here = serverForTests(['dealer'], {
  start: { clock: () => now },
  fill: (database, { customers }) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      for (const mayWait of [true, false])
        for (const atOnce of [null, 1]) {
          const sorg = sorgOf(mayWait, atOnce)
          await tx.query(
            `INSERT INTO sales_organisation (tenant_id, sorg, name, company_code, company_name, currency, merchant_name, available_stock_check, exact_qty_check)
         VALUES ('aa', $1, $1, $1, $1, 'USD', $1, $2, $3)`,
            [sorg, !mayWait, atOnce !== null],
          )
          await tx.query(
            `INSERT INTO customer_area (tenant_id, customer_id, sorg, cust_group, price_group) VALUES ('aa', $1, $2, 'Gold', 'P1')`,
            [customers.X, sorg],
          )
        }
      await addArticles(tx, [...priced, ...summed, ...blocked, ...stocked])
    }),
})

const found = async (codes: string[], asked: string) => {
  const { data, errors } = await here.dealer.ask(
    `query($c: [String!]!) { articlesByCode(codes: $c) { asked products { article_code ${asked} } } }`,
    { c: codes },
  )
  expect(errors).toBeUndefined()
  return new Map(data.articlesByCode.map(({ asked: code, products: [product] }) => [code, product]))
}

/** Returns the stock that a device with the catalogue shows offline. */
async function keptStocks(codes: string[]) {
  const device = catalogueOn(emptyCatalogues(), lineOf(here.dealer).ask, {
    now: () => now.getTime(),
  })
  expect(await device.sync()).toBe('up-to-date')
  const answered = await device.value<{ asked: string; products: { stocks: { at: string } }[] }[]>(
    'articlesByCode',
    { codes },
  )
  await device.end(false)
  return new Map(
    answered.map(({ asked, products: [product] }) => {
      const { at: _, ...stocks } = product!.stocks
      return [asked, stocks]
    }),
  )
}

test('prices: every case costs in the cart what the rule says', async () => {
  expect(priced.length).toBeGreaterThanOrEqual(60)
  const products = [...priced, ...summed].map(({ code, qty }) => ({
    sorg: '2000',
    article_code: code,
    qty,
  }))
  const set = await here.dealer.ask(
    'mutation($p: [CartProductInput!]!) { updateProductsInCart(products: $p) { userErrors { code field } } }',
    { p: products },
  )
  expect(set.data.updateProductsInCart.userErrors).toEqual([])
  const { data } = await here.dealer.ask(
    '{ cart { lines { unitPrice subtotal product { article_code } } } }',
  )
  const lines = new Map(data.cart.lines.map((line) => [line.product.article_code, line]))
  expect(priced.map(({ what, code }) => [what, lines.get(code)?.unitPrice])).toEqual(
    priced.map(({ what, unitPrice }) => [what, unitPrice]),
  )
  expect(summed.map(({ code }) => lines.get(code)?.subtotal)).toEqual(
    summed.map(({ subtotal }) => subtotal),
  )
})

test('deals: a device is given those of which the one that is meant comes into force', async () => {
  const cases = promotionPrices.map(([what, , qty, , inForce], n) => ({
    what,
    qty,
    inForce,
    code: `PRICE-${unitPrices.length + n}`,
  }))
  const products = await found(
    cases.map(({ code }) => code),
    'price { dealer discount { salesDealNo detail { salesDealNo discount qty uom term type } } }',
  )
  const inForce = ({ code, qty }: (typeof cases)[number]) => {
    const { dealer, discount } = products.get(code)!.price
    return dealInForce(dealer!, discount, qty)?.deal.salesDealNo.replace(`-${code}`, '') ?? null
  }
  expect(cases.map((one) => [one.what, inForce(one)])).toEqual(
    cases.map((one) => [one.what, one.inForce]),
  )
})

test('blocks: every case is blocked for its reason', async () => {
  const products = await found(
    blocked.map(({ code }) => code),
    'block',
  )
  expect(blocked.map(({ code }) => products.get(code)?.block)).toEqual(
    blocked.map(({ reason }) => reason),
  )
})

test('stock: of every case is seen what its tenant shows, and no more, on line and on a device', async () => {
  for (const rules of new Set(stocked.map((one) => JSON.stringify(one.rules)))) {
    await here.database.bare((tx) =>
      tx.query('UPDATE tenant SET config = config || $1::jsonb', [
        JSON.stringify({ ...JSON.parse(rules), exactQtyCheck: true }),
      ]),
    )
    await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query('UPDATE catalogue_revision SET revision = revision + 1'),
    )
    // The server looks at a tenant's settings every few seconds.
    now = new Date(now.getTime() + 6_000)
    const cases = stocked.filter((one) => JSON.stringify(one.rules) === rules)
    const products = await found(
      cases.map(({ code }) => code),
      'stocks { available inStock areas { area available } custorder nextArrival { date qty mask } supplyFrom orderType preOrder mostToOrder mostAtOnce }',
    )
    const expected = cases.map(({ what, facts, seen }) => [
      what,
      { ...shownStock(facts, JSON.parse(rules), today), ...seen },
    ])
    expect(cases.map(({ what, code }) => [what, products.get(code)?.stocks])).toEqual(expected)
    const kept = await keptStocks(cases.map(({ code }) => code))
    expect(cases.map(({ what, code }) => [what, kept.get(code)])).toEqual(expected)
  }
})
