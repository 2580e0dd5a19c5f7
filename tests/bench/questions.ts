import { randomUUID } from 'node:crypto'

const article = `id sorg article_code article_code_display ean name slug brand category model model_name model_year serie size colour uom picture
  orderQuota block availableForOrderAt tags { type name }
  price { retailDisplay dealer symbol separator decimal_separator decimal_precission discount { salesDealNo description detail { salesDealNo discount qty uom term type } } }
  stocks { available custorder at nextArrival { date qty mask } }`

const page = (variables: object) =>
  JSON.stringify({
    query: `query($category: ProductCategory, $search: String, $page: Int) { products(category: $category, search: $search, view: ITEM, page: $page, limit: 20) {
    total pageTotal facets { name values { value label count } } entries { id parent_name items items_in_stock starting_at max_retail product { ${article} } } } }`,
    variables,
  })

/** The list as the screen asks for it: twenty articles with this customer's prices, deals, stock, arrivals, and all facets. */
export const list = ['bike', 'paa', 'groupset'].flatMap((category) =>
  [1, 2, 3].map((n) => page({ category, page: n })),
)
export const search = [
  'corvane',
  'tyre',
  'RD0001',
  'mountain black',
  'brake',
  'velocé',
  'helmet m',
  'chain',
].map((words) => page({ search: words }))

/** Twenty rows and nothing around them: beside the floor's. */
export const bareList = JSON.stringify({
  query:
    '{ products(category: bike, view: ITEM, limit: 20) { entries { product { article_code name brand category model slug colour size uom } } } }',
})

export const details = (slugs: string[]) =>
  slugs.map((slug) =>
    JSON.stringify({
      query: `query($slug: String!) { productDetailsV2(slug: $slug) { product { ${article} description properties { name value } } variants { ${article} } } }`,
      variables: { slug },
    }),
  )

/**
 * Intent that adds one piece, from a new device each time, into several customers' carts in turn: the lock of a single
 * cart would serialise all senders.
 */
export const addToCart =
  (
    buyers: { customerKey: string; headers: Record<string, string> }[],
    articles: { sorg: string; article_code: string }[],
  ) =>
  () => {
    const { customerKey, headers } = buyers[Math.floor(Math.random() * buyers.length)]!
    const { sorg, article_code } = articles[Math.floor(Math.random() * articles.length)]!
    const body = JSON.stringify({
      query:
        'mutation($s: ID!, $i: [IntentInput!]!) { syncIntents(streamId: $s, intents: $i) { lastSeq results { status } carts { version totalQuantity } } }',
      variables: {
        s: randomUUID(),
        i: [
          {
            seq: 1,
            mutationId: randomUUID(),
            v: 1,
            customerKey,
            kind: 'ADD',
            args: { sorg, article: article_code, qty: 1 },
          },
        ],
      },
    })
    return { headers, body }
  }
