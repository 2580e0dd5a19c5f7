import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test } from 'vitest'
import { customerScopeNames } from '#domain/machine/customer-scopes.ts'
import { machineScopes } from '#domain/machine/machine-scopes.ts'
import { goods, r3Of } from '../../tests/support/world.ts'
import { serverForTests } from '../../tests/support/test-people.ts'
import type { Scope } from '../db/database.ts'
import { machineOperations } from './api.ts'

const scope: Scope = { tenantId: 'aa', user: 'any', customers: 'all' }
const here = serverForTests(['admin', 'dealer'])
let secret = ''
let ownSecret = ''

const makeKey = async (scopes: readonly string[]) => {
  const { data } = await here.admin.ask(
    'mutation($k: MachineKeyInput!) { saveMachineKey(machineKey: $k) { secret } }',
    { k: { name: `Key ${Math.random()}`, scopes, rate: 6000 } },
  )
  return data.saveMachineKey.secret as string
}
beforeAll(async () => {
  secret = await makeKey(machineScopes)
  const { data } = await here.dealer.ask(
    'mutation($k: MachineKeyInput!) { saveCustomerKey(customerKey: $k) { secret } }',
    { k: { name: 'Shop system', scopes: customerScopeNames, rate: 6000 } },
  )
  ownSecret = data.saveCustomerKey.secret
})

const ask = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) => {
  const answer = await here.app.inject({
    method,
    url: `/api/machine/v1${path}`,
    headers: {
      host: here.world.host,
      authorization: `Bearer ${path.startsWith('/own/') ? ownSecret : secret}`,
      ...headers,
    },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const sql = <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
  here.database.within(scope, (tx) => tx.query<Row>(text, params))

describe('the description', () => {
  const described = async () =>
    (
      await here.app.inject({
        url: '/api/machine/v1/openapi.json',
        headers: { host: here.world.host },
      })
    ).json()

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(await described())
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test('names every operation with its scope, and nothing else', async () => {
    const { paths, servers } = await described()
    const lines = Object.entries(paths as Record<string, Record<string, { 'x-scope': string }>>)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(
          ([method, one]) => `${method.toUpperCase()} ${path}: ${one['x-scope']}`,
        ),
      )
      .sort()
    expect(lines).toEqual(
      machineOperations
        .map(({ method, path, scope: asked }) => `${method} ${path}: ${asked}`)
        .sort(),
    )
    expect(servers[0].url).toContain('/api/machine/v1')
  })
})

test('each operation is closed to a key without its scope', async () => {
  const weak = await makeKey(['stock.read'])
  const other = await makeKey(['orders.read'])
  for (const { method, path, scope: asked } of machineOperations) {
    const { status, body } = await ask(
      method,
      path.replaceAll(/\{\w+\}/g, 'X1'),
      method === 'POST' ? {} : undefined,
      { authorization: `Bearer ${asked === 'stock.read' ? other : weak}` },
    )
    expect([path, status, body.detail]).toEqual(
      asked === null ? [path, 200, undefined] : [path, 403, `The scope ${asked} is needed`],
    )
  }
})

describe('batches', () => {
  test('every row has its result, good ones are kept', async () => {
    const { status, body } = await ask('POST', '/stock', {
      rows: [
        { article: goods.bike, sorg: '1000', available: 7 },
        { article: 'NO-SUCH', sorg: '1000', available: 7 },
        { article: goods.part, sorg: '2000', available: 'many' },
        { article: goods.bolt, sorg: '2000', available: '12' },
      ],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ rows: 4, updated: 2, refused: 2, inserted: 0 })
    expect(body.results).toEqual([
      { row: 0, status: 'accepted' },
      { row: 1, status: 'refused', column: 'article', reason: 'unknown_article', value: 'NO-SUCH' },
      { row: 2, status: 'refused', column: 'available', reason: 'not_a_number', value: 'many' },
      { row: 3, status: 'accepted' },
    ])
    expect(
      await sql('SELECT available FROM stock WHERE article_id = ANY ($1) ORDER BY 1', [
        [here.world.articles[goods.bike], here.world.articles[goods.bolt]],
      ]),
    ).toEqual([{ available: 7 }, { available: 12 }])
  })

  test('the audit log names the key and the request', async () => {
    const { headers } = await ask('POST', '/stock', {
      rows: [{ article: goods.bike, sorg: '1000', available: 8 }],
    })
    const [line] = await sql(
      'SELECT action, target, machine, request_id FROM audit_log ORDER BY id DESC LIMIT 1',
    )
    expect(line).toEqual({
      action: 'feed.imported',
      target: 'stock',
      machine: expect.stringMatching(/^Key /),
      request_id: headers['x-request-id'],
    })
  })

  test.each([
    ['no rows', { rows: [] }, [{ at: 'rows', code: 'nothing_sent' }]],
    [
      'an unknown column',
      { rows: [{ article: 'A', sorg: '1', available: 1, colour: 'red' }] },
      [{ at: 'rows/0/colour', code: 'unknown_field' }],
    ],
    [
      'a missing one',
      { rows: [{ article: 'A', sorg: '1' }] },
      [{ at: 'rows/0/available', code: 'missing_field' }],
    ],
    [
      'rows of different shape',
      {
        rows: [
          { article: 'A', sorg: '1', available: 1 },
          { article: 'A', sorg: '1', available: 1, custorder: 2 },
        ],
      },
      [{ at: 'rows/1', code: 'other_columns' }],
    ],
    [
      'too many rows',
      { rows: Array.from({ length: 1_001 }, () => ({ article: 'A', sorg: '1', available: 1 })) },
      [{ at: 'rows', code: 'too_many_rows' }],
    ],
  ])('%s: the whole request is refused, by its place', async (_, payload, errors) => {
    const { status, body, headers } = await ask('POST', '/stock', payload)
    expect([status, body.code, body.errors]).toEqual([400, 'bad_input', errors])
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  })

  test('a NUL in a value refuses, and says so', async () => {
    const { status, body } = await ask('POST', '/customers', { rows: [{ r3: '99', name: 'a\0b' }] })
    expect([status, body.code ?? body.results[0].status]).toEqual(
      status === 200 ? [200, 'refused'] : [400, 'bad_input'],
    )
    expect(await sql(`SELECT FROM customer WHERE r3 = '99'`)).toEqual([])
  })

  test.each([
    ['what is no JSON', 'text/plain', 'hello', 415, 'unsupported_type'],
    ['broken JSON', 'application/json', '{', 400, 'bad_input'],
    [
      'a body that is too large',
      'application/json',
      `{"rows":"${'x'.repeat(2_000_001)}"}`,
      413,
      'too_large',
    ],
  ])('%s', async (_, type, payload, status, code) => {
    const answer = await here.app.inject({
      method: 'POST',
      url: '/api/machine/v1/stock',
      headers: { host: here.world.host, authorization: `Bearer ${secret}`, 'content-type': type },
      payload,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test('documents come with their files', async () => {
    const pdf = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64')
    const { body } = await ask('POST', '/documents', {
      rows: [{ code: 'D1', type: 'manual', title: 'Manual', file: 'manual.pdf' }],
      files: { 'manual.pdf': pdf },
    })
    expect(body.results).toEqual([{ row: 0, status: 'accepted' }])
    expect(await sql('SELECT name, format FROM article_document_file')).toEqual([
      { name: 'manual.pdf', format: 'pdf' },
    ])
  })

  test('a portal in maintenance still takes them', async () => {
    await here.database.bare((tx) =>
      tx.query(`UPDATE tenant SET maintenance = true WHERE id = 'aa'`),
    )
    const { status } = await ask('POST', '/stock', {
      rows: [{ article: goods.bike, sorg: '1000', available: 9 }],
    })
    await here.database.bare((tx) =>
      tx.query(`UPDATE tenant SET maintenance = false WHERE id = 'aa'`),
    )
    expect(status).toBe(200)
  })
})

describe('Idempotency-Key', () => {
  const batch = (available: number) => ({
    rows: [{ article: goods.scarce, sorg: '2000', available }],
  })
  const send = (key: string, available: number) =>
    ask('POST', '/stock', batch(available), { 'idempotency-key': key })

  test('the same request is carried out once and answered the same', async () => {
    const first = await send('a', 5)
    await sql('UPDATE stock SET available = 1 WHERE article_id = $1', [
      here.world.articles[goods.scarce],
    ])
    const second = await send('a', 5)
    expect(second.body).toEqual(first.body)
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual(
      [undefined, 'true'],
    )
    expect(
      await sql('SELECT available FROM stock WHERE article_id = $1', [
        here.world.articles[goods.scarce],
      ]),
    ).toEqual([{ available: 1 }])
  })

  test('another request under the key is refused', async () => {
    await send('b', 5)
    expect((await send('b', 6)).body).toMatchObject({ status: 422, code: 'key_reused' })
  })

  test('eight copies at once are one', async () => {
    const before = await sql(
      `SELECT count(*)::int AS n FROM audit_log WHERE action = 'feed.imported'`,
    )
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('c', 77)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(7)
    const after = await sql(
      `SELECT count(*)::int AS n FROM audit_log WHERE action = 'feed.imported'`,
    )
    expect((after[0] as { n: number }).n - (before[0] as { n: number }).n).toBe(1)
  })

  test('a refused request leaves the key free', async () => {
    expect((await ask('POST', '/stock', { rows: [] }, { 'idempotency-key': 'd' })).status).toBe(400)
    expect((await send('d', 5)).status).toBe(200)
  })
})

describe('reading back', () => {
  test.each(
    machineOperations
      .filter(({ method, query, path }) => method === 'GET' && query && path !== '/orders')
      .map(({ path }) => path),
  )('%s: pages of two are the same rows as one page', async (path) => {
    const whole = await ask('GET', path)
    expect(whole.status).toBe(200)
    const rows: unknown[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask(
        'GET',
        `${path}?limit=2${after ? `&after=${after}` : ''}`,
      )
      expect(page.body.rows.length).toBeLessThanOrEqual(2)
      rows.push(...page.body.rows)
      after = page.body.next
    } while (after)
    expect(rows).toEqual(whole.body.rows)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length)
  })

  test('what was read can be sent back, and changes nothing', async () => {
    for (const path of ['/stock', '/prices', '/customers', '/areas', '/ship-tos']) {
      const { body } = await ask('GET', path)
      expect(body.rows.length).toBeGreaterThan(0)
      const sent = await ask('POST', path, { rows: body.rows })
      expect([path, sent.body.refused, sent.body.updated, sent.body.inserted]).toEqual([
        path,
        0,
        0,
        0,
      ])
    }
  })

  test('customers are known by their codes', async () => {
    const { body } = await ask('GET', '/areas?limit=1')
    expect(body.rows[0]).toMatchObject({ customer: r3Of('X'), sorg: '1000', price_group: 'P1' })
  })

  test.each(['?after=teapot', '?limit=many', '?page=2', '?after=WzFd'])(
    '%s is refused',
    async (query) =>
      expect((await ask('GET', `/stock${query}`)).body).toMatchObject({
        status: 400,
        code: 'bad_input',
      }),
  )
})
