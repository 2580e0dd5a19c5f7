import { Client, fetchExchange, formatDocument, makeOperation, mapExchange } from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'
import { portalFetch } from '#offline/portal-fetch.ts'
import { sessionExchange } from './session-exchange.ts'
import { clientSession } from './session-token.ts'

/** As the query cache writes documents, and the list of trusted ones has them. */
const asTrusted = mapExchange({
  onOperation: (operation) =>
    makeOperation(
      operation.kind,
      { ...operation, query: formatDocument(operation.query) },
      operation.context,
    ),
})

/**
 * Creates a client that reads on behalf of another customer, for people who may choose that customer. It has no cache,
 * so that one customer's data never shows for another.
 * @param r3 the customer's code; null: the session's own customer, for answers that need not be in the cache
 */
export const onBehalfOfClient = (r3: string | null, hashed = import.meta.env.PROD): Client =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: portalFetch,
    fetchOptions: { headers: r3 === null ? {} : { 'x-on-behalf-of': r3 } },
    requestPolicy: 'network-only',
    exchanges: [
      asTrusted,
      sessionExchange(clientSession, portalFetch),
      ...(hashed
        ? [
            persistedExchange({
              preferGetForPersistedQueries: false,
              enforcePersistedQueries: true,
              enableForMutation: true,
            }),
          ]
        : []),
      fetchExchange,
    ],
  })
