import { Client, fetchExchange, formatDocument, makeOperation, mapExchange } from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'
import { authorisedFetch } from './session-token.ts'

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
 * Asks in the place of a customer whom the session does not work for, where the person may choose him. It has no cache: what
 * is the one's must never be shown for the other's. @param r3 the customer's code
 */
export const onBehalfOfClient = (r3: string, hashed = import.meta.env.PROD): Client =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: authorisedFetch,
    fetchOptions: { headers: { 'x-on-behalf-of': r3 } },
    requestPolicy: 'network-only',
    exchanges: [
      asTrusted,
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
