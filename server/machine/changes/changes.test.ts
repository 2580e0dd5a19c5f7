import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { machineScopes } from '#domain/machine/machine-scopes.ts'
import { addMachineGround, groundId } from '../../../tests/support/machine-ground.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { createFileStore } from '../../modules/files/create-file-store.ts'
import { originalKey } from '../../modules/files/file-store.ts'

const settings = { dataDir: mkdtempSync(join(tmpdir(), 'pannier-changes-')) }
const here = serverForTests(['admin'], {
  fill: addMachineGround,
  start: { settings },
  config: { features: { WEB_NOTIFICATION: true } as never },
})
let secret = ''
beforeAll(async () => {
  const { data } = await here.admin.ask(
    'mutation($k: MachineKeyInput!) { saveMachineKey(machineKey: $k) { secret } }',
    { k: { name: 'ERP', scopes: machineScopes, rate: 6000 } },
  )
  secret = data.saveMachineKey.secret
})
beforeEach(() => here.database.jobs('DELETE FROM pgboss.job'))

const sql = <Row = Record<string, unknown>>(text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(text, params),
  )
const post = async (path: string, payload: object = {}, headers: Record<string, string> = {}) => {
  const answer = await here.app.inject({
    method: 'POST',
    url: `/api/machine/v1${path}`,
    headers: { host: here.world.host, authorization: `Bearer ${secret}`, ...headers },
    payload,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const lastAudit = async () =>
  (
    await sql(
      'SELECT action, target, before, after, machine, actor FROM audit_log ORDER BY id DESC LIMIT 1',
    )
  )[0]
const notices = async () =>
  (await here.database.jobs(`SELECT data->'event' AS event FROM pgboss.job WHERE name = 'notify'`))
    .rows as { event: Record<string, unknown> }[]

describe('the result of a claim', () => {
  test('moves it by the transitions, with history, audit log and a notice to the customer', async () => {
    const { status, body } = await post('/claims/C100001/result', {
      status: 'approved',
      resolution: 'New fork',
      tracking_no: 'T-7',
    })
    expect([status, body.status, body.resolution, body.tracking_no]).toEqual([
      200,
      'approved',
      'New fork',
      'T-7',
    ])
    expect(body.history.at(-1)).toMatchObject({ from: 'in_review', to: 'approved' })
    expect(await lastAudit()).toMatchObject({
      action: 'claim.status-changed',
      target: groundId(1),
      before: { status: 'in_review' },
      after: { status: 'approved' },
      machine: 'ERP',
      actor: null,
    })
    expect((await notices()).map(({ event }) => event)).toEqual([
      expect.objectContaining({ kind: 'claim-changed', claimId: groundId(1), actor: null }),
    ])
    // The ERP has decided it: it isn't handed over to the ERP.
    expect(
      (await here.database.jobs(`SELECT 1 FROM pgboss.job WHERE name = 'claim-handover'`)).rows,
    ).toEqual([])
  })

  test('fills in fields alone, and a copy changes nothing', async () => {
    expect((await post('/claims/C100001/result', { credit_note: 'CN-1' })).body.credit_note).toBe(
      'CN-1',
    )
    expect(await lastAudit()).toMatchObject({
      action: 'claim.updated',
      before: { credit_note: null },
      after: { credit_note: 'CN-1' },
    })
    const revision = () => sql(`SELECT revision FROM claim WHERE number = 'C100001'`)
    const before = await revision()
    await post('/claims/C100001/result', { credit_note: 'CN-1', status: 'approved' })
    expect(await revision()).toEqual(before)
    expect(
      (await post('/claims/C100001/result', { credit_note: null })).body.credit_note,
    ).toBeNull()
  })

  test.each([
    ['a status that may not follow', { status: 'closed' }, 'status', 'status_not_allowed'],
    ['a rejection without a reason', { status: 'rejected' }, 'reason', 'reason_needed'],
  ])('%s is refused, and nothing is changed', async (_, payload, at, code) => {
    const before = await sql(`SELECT * FROM claim WHERE number = 'C100002'`)
    const answer = await post('/claims/C100002/result', { ...payload, resolution: 'No' })
    expect(answer.body).toMatchObject({
      status: 422,
      code: 'change_refused',
      errors: [{ at, code }],
    })
    expect(await sql(`SELECT * FROM claim WHERE number = 'C100002'`)).toEqual(before)
  })

  test.each([
    ['nothing', {}, 'nothing_sent'],
    ['an unknown status', { status: 'lost' }, 'unknown_status'],
    ['an unknown field', { note: 'x' }, 'unknown_field'],
    ['a long text', { tracking_no: 'x'.repeat(61) }, 'too_long'],
  ])('%s is bad input', async (_, payload, code) =>
    expect((await post('/claims/C100002/result', payload)).body).toMatchObject({
      status: 400,
      errors: [{ code }],
    }),
  )

  test('is carried out once for an Idempotency-Key', async () => {
    const send = () =>
      post(
        '/claims/C100002/result',
        { status: 'rejected', reason: 'Worn' },
        { 'idempotency-key': 'claim-2' },
      )
    const [first, second] = [await send(), await send()]
    expect([first.status, second.headers['idempotency-replayed']]).toEqual([200, 'true'])
    expect(second.body).toEqual(first.body)
    expect(first.body.reason_rejection).toBe('Worn')
  })

  test('an unknown claim is not found', async () =>
    expect((await post('/claims/C999999/result', { status: 'approved' })).status).toBe(404))
})

test('a file of a claim is read at the address that the claim names', async () => {
  const content = Buffer.from('%PDF-1.7\n%%EOF\n')
  const hash = 'a'.repeat(64)
  await createFileStore({ s3: undefined, ...settings }).put(
    originalKey('aa', hash),
    content,
    'application/pdf',
  )
  await sql(
    `INSERT INTO file (tenant_id, id, kind, created_by, name, mime, bytes, sha256, state, created_at) VALUES ('aa', $1, 'claim-file', $2, 'invoice.pdf', 'application/pdf', 14, $3, 'ready', now())`,
    [groundId(90), here.world.users.dealer, hash],
  )
  await sql(
    `INSERT INTO claim_file (tenant_id, customer_id, claim_id, slot, file_id) VALUES ('aa', $1, $2, 'invoice', $3)`,
    [here.world.customers.X, groundId(1), groundId(90)],
  )
  const get = (path: string) =>
    here.app.inject({
      url: `/api/machine/v1${path}`,
      headers: { host: here.world.host, authorization: `Bearer ${secret}` },
    })
  const { files } = (await get('/claims/C100001')).json()
  expect(files).toEqual([
    {
      slot: 'invoice',
      name: 'invoice.pdf',
      type: 'application/pdf',
      bytes: 14,
      path: '/claims/C100001/files/invoice',
    },
  ])
  const answer = await get(files[0].path)
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.rawPayload.equals(content),
  ]).toEqual([200, 'application/pdf', true])
  expect((await get('/claims/C100001/files/photo1')).statusCode).toBe(404)
  expect((await get('/claims/C100002/files/invoice')).statusCode).toBe(404)
})

describe('an item of a third-party order', () => {
  const move = (payload: object) => post('/third-party-orders/T100001/items/H-1/status', payload)

  test('moves on one step, and the buyer is told', async () => {
    const { status, body } = await move({ status: 'accepted' })
    expect([status, body.items[0].status]).toEqual([200, 'accepted'])
    expect(await lastAudit()).toMatchObject({ action: 'vendor-order.updated', machine: 'ERP' })
    expect((await notices()).map(({ event }) => event)).toEqual([
      expect.objectContaining({ kind: 'vendor-item', status: 'accepted', actor: null }),
    ])
  })

  test('does not jump, and asks for the reason of a refusal', async () => {
    expect((await move({ status: 'delivered' })).body.errors).toEqual([
      { at: 'status', code: 'wrong_status' },
    ])
    expect((await move({ status: 'refused' })).body.errors).toEqual([
      { at: 'reason', code: 'reason_needed' },
    ])
    const { body } = await move({ status: 'refused', reason: 'Sold out' })
    expect(body.items[0]).toMatchObject({ status: 'refused', reason: 'Sold out' })
    // This tenant does not check orders against the stock: they leave it alone.
    expect(await sql(`SELECT stock FROM vendor_product WHERE code = 'H-1'`)).toEqual([{ stock: 8 }])
  })
})

test.each([
  ['inquiries', 'inquiry.answered'],
  ['feedback', 'feedback.answered'],
])('%s: an entry is noted as answered by the key, and opened again', async (path, action) => {
  const [{ id }] = (await sql<{ id: number }>(
    `SELECT min(id) AS id FROM ${path === 'feedback' ? 'customer_feedback' : 'customer_inquiry'}`,
  )) as [{ id: number }]
  const { body } = await post(`/${path}/${id}/answered`)
  expect([body.answered_by, typeof body.answered_at]).toEqual(['ERP', 'string'])
  expect(await lastAudit()).toMatchObject({ action, target: String(id), machine: 'ERP' })
  expect((await post(`/${path}/${id}/answered`, { answered: false })).body.answered_at).toBeNull()
  expect((await post(`/${path}/999999/answered`)).status).toBe(404)
})

describe('deactivating a user', () => {
  test('ends their sessions and is in the audit log; again it changes nothing', async () => {
    await sql(
      `INSERT INTO session (id, tenant_id, user_id, binding_hash, expires_at) VALUES ($1, 'aa', $2, 'h', now() + interval '1 day')`,
      [groundId(99), here.world.users.dealer2],
    )
    const { status, body } = await post('/users/dealer2/deactivation')
    expect([status, body.active]).toEqual([200, false])
    expect(await lastAudit()).toMatchObject({
      action: 'user.deleted',
      target: 'dealer2',
      machine: 'ERP',
    })
    expect(
      await sql('SELECT revoked_at IS NOT NULL AS ended FROM session WHERE id = $1', [
        groundId(99),
      ]),
    ).toEqual([{ ended: true }])
    const lines = () => sql('SELECT count(*) FROM audit_log')
    const before = await lines()
    expect((await post('/users/dealer2/deactivation')).body.active).toBe(false)
    expect(await lines()).toEqual(before)
  })

  test('leaves the last one who administers users', async () => {
    expect((await post('/users/admin/deactivation')).body).toMatchObject({
      status: 422,
      errors: [{ at: 'username', code: 'last_administrator' }],
    })
    expect(await sql(`SELECT active FROM app_user WHERE username = 'admin'`)).toEqual([
      { active: true },
    ])
  })

  test('an unknown one is not found', async () =>
    expect((await post('/users/nobody/deactivation')).status).toBe(404))
})
