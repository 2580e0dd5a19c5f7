import autocannon from 'autocannon'

export interface Load {
  perSecond: number
  p50: number
  p99: number
  failed: number
}

/** A request of the load: a GraphQL body and whose it is. */
export interface Shot {
  headers: Record<string, string>
  body: string
}

const headersOf = (own: Record<string, string>) => ({
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
  ...own,
})

/** Sends requests for some seconds. @param shots sent in turn; made anew at each request when a function */
export async function load(
  url: string,
  shots: readonly Shot[] | (() => Shot),
  { connections = 10, seconds = 2 } = {},
): Promise<Load> {
  const requests =
    typeof shots === 'function'
      ? [
          {
            method: 'POST' as const,
            setupRequest: (request: autocannon.Request) => {
              const { body, headers } = shots()
              return { ...request, body, headers: { ...request.headers, ...headersOf(headers) } }
            },
          },
        ]
      : shots.map(({ body, headers }) => ({
          method: 'POST' as const,
          body,
          headers: headersOf(headers),
        }))
  const result = await autocannon({ url, connections, duration: seconds, requests })
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
