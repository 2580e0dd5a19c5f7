import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createErpTransport } from './erp-transport.ts'
import type { OrderDocument } from './order-document.ts'

const paper = { version: 1, tenant: 'aa', order_no: 'O-1', lines: [] } as unknown as OrderDocument
const clock = () => new Date('2026-06-01T08:00:00.900Z')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pannier-transport-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('by HTTP', () => {
  let erp: Server
  let url: string
  let asked: { path: string; headers: IncomingHttpHeaders }[]
  let answer: {
    status: number
    headers?: Record<string, string>
    body?: string
    endless?: true
  } | null

  beforeAll(async () => {
    erp = createServer(({ url: path, headers }, response) => {
      asked.push({ path: path!, headers })
      if (!answer) return
      response.writeHead(answer.status, answer.headers)
      if (answer.endless) response.write(answer.body)
      else response.end(answer.body)
    })
    await new Promise<void>((resolve) => {
      erp.listen(0, '127.0.0.1', resolve)
    })
    url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}`
  })
  afterAll(() => {
    erp.closeAllConnections()
    erp.close()
  })
  beforeEach(() => {
    asked = []
  })
  const send = (erpSecret?: string) =>
    createErpTransport(
      { erpUrl: `${url}/orders`, erpSecret, erpDir: undefined, dataDir: folder },
      clock,
    )(paper, 'request-1')

  test('an order names itself and its moment in whole seconds, and without a secret nothing is signed', async () => {
    answer = { status: 204 }
    await send()
    expect(asked[0]).toMatchObject({
      path: '/orders',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'aa/O-1',
        'idempotency-key': 'aa/O-1',
        'webhook-timestamp': '1780300800',
        'x-request-id': 'request-1',
      },
    })
    expect(asked[0]!.headers).not.toHaveProperty('webhook-signature')
    await send('known')
    expect(asked[1]!.headers['webhook-signature']).toMatch(/^v1,/)
  })

  test('an order goes nowhere else than it was told to', async () => {
    answer = { status: 307, headers: { location: '/elsewhere' } }
    await expect(send()).rejects.toThrow(
      'HTTP 307 redirects to /elsewhere; enter that address instead',
    )
    expect(asked.map(({ path }) => path)).toEqual(['/orders'])
  })

  test('of a long answer the beginning is told', async () => {
    answer = { status: 500, body: `no such article ${'x'.repeat(5_000)}` }
    await expect(send()).rejects.toThrow(/^HTTP 500 no such article x{284}$/)
  })

  test('a NUL in an answer is told like any other character that cannot be shown', async () => {
    answer = { status: 422, body: 'no\0such\u0007article' }
    await expect(send()).rejects.toThrow(/^HTTP 422 no such article$/)
  })

  test('an endless answer is not read to its end', async () => {
    answer = { status: 500, body: 'x'.repeat(5_000), endless: true }
    await expect(send()).rejects.toThrow(/^HTTP 500 x{300}$/)
  })

  test.each([
    ['nothing listens there', 'http://127.0.0.1:1/', /^The connection was refused/],
    ['a name that is none', 'http://erp.invalid/', /^The host name is not known/],
    ['no TLS at an https address', 'https', /^The secure connection failed \(TLS\)/],
  ])('%s: the cause is told in words', async (_, to, words) => {
    const erpUrl = to === 'https' ? url.replace('http', 'https') : to
    await expect(
      createErpTransport(
        { erpUrl, erpSecret: undefined, erpDir: undefined, dataDir: folder },
        clock,
      )(paper, null),
    ).rejects.toThrow(words)
  })

  test('an ERP that hangs is given up before anybody else takes the order', async () => {
    answer = null
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
    await expect(send()).rejects.toThrow(/timeout/)
    expect(patience.mock.calls).toEqual([[30_000]])
    patience.mockRestore()
  })
})

describe('as files', () => {
  const filesIn = (erpDir: string | undefined) =>
    createErpTransport(
      { erpUrl: undefined, erpSecret: undefined, erpDir, dataDir: join(folder, 'data') },
      clock,
    )

  test('an order is nobody else’s on this machine to read', async () => {
    const own = join(folder, 'own')
    await filesIn(own)(paper, null)
    expect(
      [join(own, 'aa'), join(own, 'aa', 'O-1.json')].map((path) => statSync(path).mode & 0o777),
    ).toEqual([0o700, 0o600])
  })

  test('where no folder is named it is one of the data', async () => {
    await filesIn(undefined)(paper, null)
    expect(
      JSON.parse(readFileSync(join(folder, 'data', 'orders', 'aa', 'O-1.json'), 'utf8')),
    ).toEqual(paper)
  })

  test('where the ERP has an address nothing is written', async () => {
    const transport = createErpTransport(
      {
        erpUrl: 'http://127.0.0.1:1',
        erpSecret: undefined,
        erpDir: join(folder, 'none'),
        dataDir: folder,
      },
      clock,
    )
    await expect(transport(paper, null)).rejects.toThrow()
    expect(existsSync(join(folder, 'none'))).toBe(false)
  })
})
