import autocannon from 'autocannon'

export interface Load { perSecond: number; p50: number; p99: number; failed: number }

/** Sends requests for some seconds. @param bodies GraphQL bodies, sent in turn; made anew at each request when a function */
export async function load(url: string, headers: Record<string, string>, bodies: string[] | (() => string), { connections = 10, seconds = 2 } = {}): Promise<Load> {
  const requests = typeof bodies === 'function'
    ? [{ method: 'POST' as const, setupRequest: (request: autocannon.Request) => ({ ...request, body: bodies() }) }]
    : bodies.map((body) => ({ method: 'POST' as const, body }))
  const result = await autocannon({ url, connections, duration: seconds, headers: { 'content-type': 'application/json', ...headers }, requests })
  return { perSecond: Math.round(result.requests.average), p50: result.latency.p50, p99: result.latency.p99, failed: result.non2xx + result.errors }
}
