import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

const documents = Object.entries(
  JSON.parse(readFileSync('dist-server/documents.json', 'utf8')) as Record<string, string>,
)

/** The body that a screen sends: the hash of its document, by the name of its operation. @throws Error for a name that no screen has */
function asked(operationName: string, variables: object): string {
  const [hash] =
    documents.find(([, text]) => new RegExp(`^\\w+ ${operationName}\\b`).test(text)) ?? []
  if (!hash) throw new Error(`no screen sends ${operationName}`)
  return JSON.stringify({
    operationName,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
  })
}

/** One page of twenty articles as the list's screen asks for it, with all facets. */
const page = (variables: object) =>
  asked('CataloguePage', { view: 'ITEM', page: 1, limit: 20, ...variables })

/** Twenty articles with this customer's prices, deals, stock, arrivals, and all facets. */
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

/** Twenty rows and nothing around them, in a document of the sender's own. */
export const bareList = [
  JSON.stringify({
    query:
      '{ products(category: bike, view: ITEM, limit: 20) { entries { product { article_code name brand category model slug colour size uom } } } }',
  }),
]

export const details = (slugs: string[]) => slugs.map((slug) => asked('ArticleDetails', { slug }))

/** One piece of an article into a customer's cart, from a device of its own: one stream would put all senders in a row. */
export const addToCart = (
  customerKey: string,
  { sorg, article_code }: { sorg: string; article_code: string },
) =>
  asked('SyncIntents', {
    streamId: randomUUID(),
    intents: [
      {
        seq: 1,
        mutationId: randomUUID(),
        v: 1,
        customerKey,
        kind: 'ADD',
        args: { sorg, article: article_code, qty: 1 },
      },
    ],
  })
