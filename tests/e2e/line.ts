import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A line between browser and server that a test can get its hands on. */
export interface Line {
  url: string
  /** Called with each request's path and body, before it is passed on. */
  onRequest: ((path: string, body: string) => void) | undefined
  /** Called when the server has answered; `false` drops the answer. */
  onAnswer: ((path: string, body: string) => boolean | void) | undefined
  /** Nothing comes through: a request is lost on its way, or the answer to one that has arrived. */
  down: boolean
  /** Number of requests lost to the fault. */
  lost: number
  /** Changes what the server answered, or only looks at it. */
  rewrite: ((path: string, body: Buffer) => Buffer | undefined) | undefined
  /** A stranger on the line answers in the server's place; undefined lets the request through. */
  stranger: ((path: string) => Strange | undefined) | undefined
  close: () => Promise<void>
}

/** Answer of a hotel's page, a gate or a proxy. */
export interface Strange {
  status: number
  type?: string
  location?: string
  body?: string
  /** The body breaks off. */
  cut?: boolean
}

function answerStrangely(
  { status, type = 'text/html', location, body = '<h1>Welcome to our hotel</h1>', cut }: Strange,
  answer: ServerResponse,
): void {
  answer.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body) + (cut ? 1_000 : 0),
    ...(location && { location }),
  })
  if (!cut) return void answer.end(body)
  answer.write(body, () => answer.destroy())
}

const readAll = async (stream: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function lose(line: Line, asked: IncomingMessage): void {
  line.lost += 1
  asked.socket.destroy()
}

async function pass(
  line: Line,
  port: number,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const path = asked.url ?? '/'
  const body = await readAll(asked)
  if (line.down) return lose(line, asked)
  const strange = line.stranger?.(path)
  if (strange) return answerStrangely(strange, answer)
  line.onRequest?.(path, body.toString())
  // Plain and whole, so that a test can read and change it.
  const {
    'accept-encoding': _,
    'if-none-match': __,
    'if-modified-since': ___,
    ...headers
  } = asked.headers
  const onward = request({ host: '127.0.0.1', port, path, method: asked.method, headers })
  onward.on('error', () => asked.socket.destroy())
  onward.on('response', (came: IncomingMessage) => {
    readAll(came).then(
      (whole) => {
        if (line.onAnswer?.(path, body.toString()) === false) return asked.socket.destroy()
        const content = line.rewrite?.(path, whole) ?? whole
        if (line.down) return lose(line, asked)
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = came.headers
        answer
          .writeHead(came.statusCode ?? 502, { ...rest, 'content-length': content.length })
          .end(content)
      },
      () => asked.socket.destroy(),
    )
  })
  onward.end(body)
}

/** Opens a line to the server at a port, or at that of a path; everything passes until a test says otherwise. */
export async function openLine(to: number | ((path: string) => number)): Promise<Line> {
  const proxy = createServer((asked, answer) => {
    const port = typeof to === 'number' ? to : to(asked.url ?? '/')
    pass(line, port, asked, answer).catch(() => asked.socket.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, resolve))
  const line: Line = {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    onRequest: undefined,
    onAnswer: undefined,
    down: false,
    lost: 0,
    rewrite: undefined,
    stranger: undefined,
    close: () =>
      new Promise((resolve) => {
        proxy.closeAllConnections()
        proxy.close(() => resolve())
      }),
  }
  return line
}
