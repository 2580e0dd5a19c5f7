import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An ERP that takes each order once: the same again is fine, another one under a known number is an error. */
export interface PickyErp {
  url: string
  /** Total of each order by its number. */
  orders: Map<string, string>
  /** Numbers that came twice with different content. */
  contradictions: string[]
  close(): void
}

export async function startErp(): Promise<PickyErp> {
  const bodies = new Map<string, string>()
  const orders = new Map<string, string>()
  const contradictions: string[] = []
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      const { order_no: number, total } = JSON.parse(body) as { order_no: string; total: string }
      const known = bodies.get(number)
      if (known !== undefined && known !== body) {
        contradictions.push(number)
        return response.writeHead(409).end()
      }
      bodies.set(number, body)
      orders.set(number, total)
      return response.writeHead(202).end()
    })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`,
    orders,
    contradictions,
    close: () => server.close(),
  }
}
