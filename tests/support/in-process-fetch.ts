import type { FastifyInstance } from 'fastify'

/** A line to the server that lies in this process. */
export interface InProcessFetch {
  fetch: typeof fetch
  /** Names of the operations that were sent, oldest first. */
  asked: string[]
  /** Paths that were asked for, oldest first. */
  paths: string[]
  cookies: Map<string, string>
  /** While false every request fails as it does without a network. */
  online: boolean
  /** While true the server does what it is asked, and its answers are lost. */
  deaf: boolean
  /** Names of operations whose answers, given by the server at once, arrive only after a promise. */
  late: Map<string, Promise<unknown>>
}

/** Gives every request to `app.inject`, with the host's name and the browser's cookies. @throws TypeError while it is cut or deaf */
export function inProcessFetch(app: FastifyInstance, host: string): InProcessFetch {
  const line: InProcessFetch = {
    asked: [],
    paths: [],
    cookies: new Map(),
    online: true,
    deaf: false,
    late: new Map(),
    async fetch(input, init = {}) {
      if (!line.online) throw new TypeError('Failed to fetch')
      const { pathname, search } = new URL(String(input), `http://${host}`)
      line.paths.push(pathname)
      const body = typeof init.body === 'string' ? init.body : undefined
      const operation = body?.includes('"operationName"')
        ? (JSON.parse(body) as { operationName: string }).operationName
        : ''
      if (operation) line.asked.push(operation)
      const payload = init.body instanceof Blob ? Buffer.from(await init.body.arrayBuffer()) : body
      const answer = await app
        .inject({
          method: (init.method ?? 'GET') as 'GET',
          url: pathname + search,
          headers: { ...Object.fromEntries(new Headers(init.headers)), host },
          cookies: Object.fromEntries(line.cookies),
          ...(payload === undefined ? {} : { payload }),
        })
        .catch((error: unknown) => {
          // The server cuts an upload that another request has taken over: to a browser that is a broken line.
          throw (error as { code?: string }).code === 'LIGHT_ECONNRESET'
            ? new TypeError('Failed to fetch', { cause: error })
            : error
        })
      await line.late.get(operation)
      if (line.deaf) throw new TypeError('Failed to fetch')
      for (const { name, value } of answer.cookies) line.cookies.set(name, value)
      const headers = new Headers()
      for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value))
      const empty = answer.statusCode === 204 || answer.statusCode === 304
      return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers,
      })
    },
  }
  return line
}
