import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it came to Stripe's address. */
export interface StripeCall {
  method: string
  path: string
  headers: IncomingMessage['headers']
  form: Record<string, string>
}

type Answer = { status: number; body: object } | 'silence'

/** Stripe's address in a test: it keeps what it was asked, and answers what the test has written in Stripe's published form. */
export interface StripeServer {
  url: string
  calls: StripeCall[]
  /** Answers by method and path, such as `POST /v1/checkout/sessions`. */
  answers: Map<string, Answer>
  close: () => Promise<void>
}

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

export async function startStripe(): Promise<StripeServer> {
  const calls: StripeCall[] = []
  const answers = new Map<string, Answer>()
  const server: Server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test')
      const body = await read(request)
      const method = request.method ?? 'GET'
      const fields = method === 'GET' ? searchParams : new URLSearchParams(body)
      calls.push({
        method,
        path: pathname,
        headers: request.headers,
        form: Object.fromEntries(fields),
      })
      const answer = answers.get(`${method} ${pathname}`)
      if (answer === 'silence') return request.socket.destroy()
      const { status, body: json } = answer ?? {
        status: 404,
        body: {
          error: {
            type: 'invalid_request_error',
            code: 'resource_missing',
            message: `No such object: ${pathname}`,
          },
        },
      }
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
        .end(JSON.stringify(json))
    })()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    answers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
