import autocannon from 'autocannon'

export interface Load {
  perSecond: number
  p50: number
  p99: number
  failed: number
}

/**
 * Sends requests for some seconds.
 * @param bodies GraphQL bodies, sent in turn; a function makes a new one for each request and gets its number
 */
export async function load(
  url: string,
  headers: Record<string, string>,
  bodies: string[] | (() => { headers: Record<string, string>; body: string }),
  { connections = 10, seconds = 2 } = {},
): Promise<Load> {
  const requests =
    typeof bodies === 'function'
      ? [
          {
            method: 'POST' as const,
            setupRequest: (request: autocannon.Request) => {
              const made = bodies()
              return {
                ...request,
                body: made.body,
                headers: { ...request.headers, ...made.headers },
              }
            },
          },
        ]
      : bodies.map((body) => ({ method: 'POST' as const, body }))
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'content-type': 'application/json', ...headers },
    requests,
  })
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}
