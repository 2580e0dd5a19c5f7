import { isObjectType, getNamedType, type GraphQLObjectType, type GraphQLOutputType } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { customerScopeNames } from '#domain/machine/customer-scopes.ts'
import { machineScopes } from '#domain/machine/machine-scopes.ts'
import { addMachineGround } from '../../../tests/support/machine-ground.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { machineOperations } from '../api.ts'
import type { MachineOperation } from '../operations.ts'
import { exampleOf } from '../reference/examples.ts'
import { fieldNameOf, isRead, machineSchema } from './machine-schema.ts'

const secrets = { tenant: '', own: '', stock: '' }
const here = serverForTests(['admin', 'dealer'], { fill: addMachineGround })

beforeAll(async () => {
  const key = async (person: 'admin' | 'dealer', mutation: string, scopes: readonly string[]) => {
    const name = mutation === 'saveMachineKey' ? 'machineKey' : 'customerKey'
    const { data } = await here[person].ask(
      `mutation($k: MachineKeyInput!) { ${mutation}(${name}: $k) { secret } }`,
      { k: { name: `${mutation} ${scopes.length}`, scopes, rate: 6000 } },
    )
    return (data as unknown as Record<string, { secret: string }>)[mutation]!.secret
  }
  secrets.tenant = await key('admin', 'saveMachineKey', machineScopes)
  secrets.stock = await key('admin', 'saveMachineKey', ['stock.read'])
  secrets.own = await key('dealer', 'saveCustomerKey', customerScopeNames)
})

const ask = async (query: string, secret = secrets.tenant, variables: object = {}) => {
  const answer = await here.app.inject({
    method: 'POST',
    url: '/api/machine/v1/graphql',
    headers: { host: here.world.host, ...(secret && { authorization: `Bearer ${secret}` }) },
    payload: { query, variables },
  })
  return { status: answer.statusCode, body: answer.json() }
}

const fields = machineSchema(machineOperations).getQueryType()!.getFields()

/** A selection of everything that a type has. */
function everythingOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const parts = Object.entries((named as GraphQLObjectType).getFields())
  return `{ ${parts.map(([name, part]) => `${name} ${everythingOf(part.type)}`).join(' ')} }`
}

const reads = machineOperations.filter((one) => isRead(one) && one.path !== '/imports/{id}')
const secretFor = ({ path }: MachineOperation) =>
  path.startsWith('/own/') ? secrets.own : secrets.tenant

test('every operation that reads is a field, and none that changes', () => {
  expect(Object.keys(fields).toSorted()).toEqual(
    machineOperations.filter(isRead).map(fieldNameOf).toSorted(),
  )
})

test.each(reads.map((one) => [fieldNameOf(one), one] as const))(
  '%s answers as its address does',
  async (name, one) => {
    const { params = {}, query = {} } = exampleOf(one) ?? {}
    const path = one.path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
      encodeURIComponent(params[part] ?? ''),
    )
    const rest = await here.app.inject({
      url: `/api/machine/v1${path}?${new URLSearchParams(query)}`,
      headers: { host: here.world.host, authorization: `Bearer ${secretFor(one)}` },
    })
    expect(rest.statusCode).toBe(200)
    const given = Object.entries({ ...params, ...query })
    const args = given.map(([part, value]) => `${part}: ${JSON.stringify(value)}`).join(', ')
    const { status, body } = await ask(
      `{ ${name}${args && `(${args})`} ${everythingOf(fields[name]!.type)} }`,
      secretFor(one),
    )
    expect(body.errors).toBeUndefined()
    expect(status).toBe(200)
    expect(JSON.parse(JSON.stringify(body.data[name]))).toEqual(
      filled(rest.json(), body.data[name]),
    )
  },
)

/** An answer of REST with null for each field that it leaves out, as GraphQL has it. */
function filled(sent: unknown, beside: unknown): unknown {
  if (Array.isArray(sent))
    return sent.map((part, n) => filled(part, (beside as unknown[] | undefined)?.[n]))
  if (sent === null || typeof sent !== 'object') return sent
  const record = sent as Record<string, unknown>
  const other = (beside ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    [...new Set([...Object.keys(record), ...Object.keys(other)])].map((key) => [
      key,
      key in record ? filled(record[key], other[key]) : null,
    ]),
  )
}

describe('what is refused', () => {
  test('a request without a key', async () => {
    const { status, body } = await ask('{ key { name } }', '')
    expect([status, body.code]).toEqual([401, 'key_missing'])
  })

  test('a list whose scope the key has not, beside one that it has', async () => {
    const { body } = await ask('{ stock(limit: "1") { next } customers { next } }', secrets.stock)
    expect(body.errors).toMatchObject([
      { path: ['customers'], extensions: { code: 'scope_missing', status: 403 } },
    ])
  })

  test('a customer’s list to a key of the tenant, and the other way round', async () => {
    const { body } = await ask('{ ownOrders { next } }')
    expect(body.errors[0].extensions.code).toBe('scope_missing')
    const { body: other } = await ask('{ orders { next } }', secrets.own)
    expect(other.errors[0].extensions.code).toBe('scope_missing')
  })

  test('a cursor and a limit that are none, as REST says it', async () => {
    const { body } = await ask('{ stock(limit: "many") { next } }')
    expect(body.errors[0].extensions).toMatchObject({
      code: 'bad_input',
      errors: [{ at: 'limit', code: 'whole_number' }],
    })
  })

  test('more than ten reads in one request, also through fragments', async () => {
    const many = Array.from({ length: 11 }, (_, n) => `a${n}: key { name }`).join(' ')
    for (const query of [
      `{ ${many} }`,
      `{ ... { ${many} } }`,
      `{ ...All } fragment All on Query { ${many} }`,
    ]) {
      const { status, body } = await ask(query)
      expect([status, body.errors]).toEqual([400, [{ at: 'query', code: 'too_many_reads' }]])
    }
  })

  test('an alias below the top, which would make an answer larger than the lists', async () => {
    const { body } = await ask('{ stock { rows { one: article two: article } } }')
    expect(body.data).toBeUndefined()
    expect(body.errors[0].message).toBe('Only fields of Query may have an alias')
    const twice = await ask('{ one: key { name } two: key { name } }')
    expect(twice.body.data).toEqual({ one: { name: expect.any(String) }, two: twice.body.data.one })
  })

  test('what is no document, is too long, or names what is not there', async () => {
    for (const query of ['{ key', `{ ${'key { name } '.repeat(2_000)} }`, '{ nothing }'])
      expect((await ask(query)).body.errors[0].message).toMatch(/Syntax Error|nothing/)
    expect((await ask(7 as never)).status).toBe(400)
  })
})

test('the schema is published without a key', async () => {
  const answer = await here.app.inject({
    url: '/api/machine/v1/schema.graphql',
    headers: { host: here.world.host },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('type Query {')
  expect(answer.body).toContain('claimsByNumber(')
})
