import { expect, test } from 'vitest'
import { pdfTexts } from '../../../tests/support/pdf-text.ts'
import { askPublicly, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { neutralConfig } from '../../tenants.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const here = serverForTests(['dealer', 'dealerz', 'finance'], {
  start: { clock: () => new Date('2026-06-01T10:00:00Z') },
  fill: async (database, { customers, articles }) => {
    await database.bare((tx) => tx.query('UPDATE tenant SET opened_at = now()'))
    await database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      await tx.query(`UPDATE article SET brand = 'Polygon' WHERE code = $1`, [goods.bike])
      await tx.query(
        `INSERT INTO frame_brand (tenant_id, brand, registrable) VALUES ('aa', 'Polygon', true)`,
      )
      await tx.query(
        `INSERT INTO frame (tenant_id, customer_id, number, article_id) VALUES ('aa', $1, 'WU100001', $2)`,
        [customers.X, articles[goods.bike]],
      )
      await tx.query(
        `UPDATE app_user SET email = 'dealer@aa.example', send_email_warranty = true WHERE username = 'dealer'`,
      )
    })
  },
})

const inTenant = <Row>(sql: string) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query<Row>(sql),
  )
const paper = (session: Session, body: object) =>
  session.send({ method: 'POST', url: '/api/retail-sales/warranty', payload: body })

test('a reported frame has a warranty on paper, by mail, and behind its code', async () => {
  expect((await paper(here.dealer, { frame: 'WU100001' })).statusCode).toBe(404)
  await here.dealer.ask(
    'mutation { registerFrameV4(frame: { frameNumber: "WU100001", soldDate: "2026-05-04", name: "Ana Gil" }) { userErrors { code } } }',
  )
  const file = await paper(here.dealer, { frame: 'wu 100001', type: 'pdf', brand: 'polygon' })
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  const texts = pdfTexts(file.rawPayload).join(' ')
  for (const text of ['Warranty', 'WU100001', 'Ana Gil', '04 May 2026', '04 May 2031'])
    expect(texts).toContain(text)
  const [mail] = await inTenant<{ subject: string; attachment_name: string; attachment: Buffer }>(
    'SELECT subject, attachment_name, attachment FROM mail_message',
  )
  expect(mail).toMatchObject({
    subject: 'Warranty of WU100001',
    attachment_name: 'WU100001.pdf',
  })
  expect(pdfTexts(Buffer.from(mail!.attachment)).join(' ')).toContain('Ana Gil')
})

test('it is not for others, nor for another brand or type', async () => {
  expect((await paper(here.dealerz, { frame: 'WU100001' })).statusCode).toBe(404)
  expect((await paper(here.finance, { frame: 'WU100001' })).statusCode).toBe(403)
  expect((await paper(here.dealer, { frame: 'WU100001', brand: 'Other' })).statusCode).toBe(404)
  expect((await paper(here.dealer, { frame: 'WU100001', type: 'html' })).statusCode).toBe(400)
  expect((await paper(here.dealer, {})).statusCode).toBe(400)
})

test('the public page tells the model and the state alone, and guessing ends', async () => {
  const [{ code }] = (await inTenant<{ code: string }>(
    'SELECT warranty_code::text AS code FROM frame_registration',
  )) as [{ code: string }]
  const ask = (value: string) =>
    askPublicly(
      here.app,
      here.world.host,
      'query($c: ID!) { warranty(code: $c) { brand model until state } }',
      { c: value },
    )
  expect((await ask(code)).data.warranty).toEqual({
    brand: 'Polygon',
    model: goods.bike,
    until: '2031-05-04',
    state: 'valid',
  })
  for (let n = 0; n < 20; n += 1)
    expect((await ask('0198c0de-0000-4000-8000-000000000001')).data.warranty).toBeNull()
  await ask('0198c0de-0000-4000-8000-000000000001')
  expect((await ask('nonsense')).data.warranty).toBeNull()
  expect((await ask('0198c0de-0000-4000-8000-000000000002')).errors?.[0]?.extensions.code).toBe(
    'UNAVAILABLE',
  )
  expect((await ask(code)).data.warranty.state).toBe('valid')
})

const inErp = (values: string) =>
  inTenant(
    `INSERT INTO shipped_frame (tenant_id, frame_number, stolen, warranty_until) VALUES ('aa', 'WU100001', ${values})
     ON CONFLICT (tenant_id, frame_number) DO UPDATE SET stolen = excluded.stolen, warranty_until = excluded.warranty_until`,
  )
const withdraw = async () =>
  (
    await here.dealer.ask(
      'mutation { deleteFrame(frameNumber: "WU100001") { userErrors { field code } } }',
    )
  ).data.deleteFrame.userErrors
/** Everything that tells the state of the frame. */
async function told() {
  const [{ code }] = (await inTenant<{ code: string }>(
    'SELECT warranty_code::text AS code FROM frame_registration',
  )) as [{ code: string }]
  const query = 'query($c: ID!) { warranty(code: $c) { until state } }'
  const { warranty } = (await askPublicly(here.app, here.world.host, query, { c: code })).data
  const { data } = await here.dealer.ask(
    `{ registeredFrames { rows { status } } customerFrame(frameNumber: "WU100001") { status warrantyUntil } framesV4(search: "WU1") { status } claimFrame(frameNumber: "WU100001") { status warrantyUntil } }`,
  )
  const { registeredFrames, customerFrame, framesV4, claimFrame } = data
  const statuses = [registeredFrames.rows[0], customerFrame, framesV4[0], claimFrame].map(
    (one) => one?.status,
  )
  const filtered: string[] = []
  for (const status of ['registered', 'stolen', 'warranty_ended']) {
    const found = await here.dealer.ask(`{ registeredFrames(status: ${status}) { count } }`)
    if (found.data.registeredFrames.count === 1) filtered.push(status)
  }
  const { rawPayload } = await paper(here.dealer, { frame: 'WU100001' })
  return {
    ...warranty,
    statuses: [...new Set(statuses)],
    ends: [...new Set([customerFrame?.warrantyUntil, claimFrame?.warrantyUntil])],
    filtered,
    paper: pdfTexts(rawPayload).join(' '),
  }
}

test('a claim knows a frame of a delivery of which the ERP says nothing yet', async () => {
  const asked = '{ claimFrame(frameNumber: "WU100001") { articleCode shippedTo soldOn status } }'
  expect((await here.dealer.ask(asked)).data.claimFrame).toEqual({
    articleCode: goods.bike,
    shippedTo: r3Of('X'),
    soldOn: '2026-05-04',
    status: 'registered',
  })
  expect((await here.dealerz.ask(asked)).data.claimFrame).toBeNull()
})

test('the ERP says that it is stolen, and everything tells it', async () => {
  await inErp('true, NULL')
  expect(await told()).toMatchObject({
    state: 'stolen',
    statuses: ['stolen'],
    filtered: ['stolen'],
    paper: expect.stringContaining('Reported as stolen'),
  })
  expect(await withdraw()).toEqual([{ field: 'frameNumber', code: 'frame_stolen' }])
})

test('the day has come that ends it: the one of the ERP, or years after the sale as the tenant has set', async () => {
  await inErp(`false, '2026-05-31'`)
  const ended = {
    state: 'ended',
    until: '2026-05-31',
    statuses: ['warranty_ended'],
    ends: ['2026-05-31'],
    filtered: ['warranty_ended'],
    paper: expect.stringContaining('31 May 2026'),
  }
  expect(await told()).toMatchObject(ended)
  await inErp(`false, '2026-06-01'`)
  expect(await told()).toMatchObject({ state: 'valid', filtered: ['registered'] })
  await inErp('false, NULL')
  expect(await told()).toMatchObject({ until: '2031-05-04', ends: ['2031-05-04'] })
  const setYears = (config: object) =>
    here.database.bare((tx) =>
      tx.query(`UPDATE tenant SET config = config - 'warrantyYears' || $1::jsonb`, [
        JSON.stringify(config),
      ]),
    )
  await setYears({ warrantyYears: 3 })
  expect(await told()).toMatchObject({
    until: '2029-05-04',
    ends: ['2029-05-04'],
    paper: expect.stringContaining('04 May 2029'),
  })
  await setYears({})
  expect(neutralConfig.warrantyYears).toBe(5)
})

test('a leap day has no anniversary, and without a sale nothing is said', async () => {
  expect(
    await inTenant(
      `SELECT warranty_end('2024-02-29', NULL, 5)::text AS leap, warranty_end(NULL, NULL, 5)::text AS unsold, frame_status(NULL, true, NULL, '2026-06-01') AS unreported,
         frame_status('withdrawn', true, '2020-01-01', '2026-06-01') AS withdrawn, frame_status('changed', NULL, '2026-06-01', '2026-06-01') AS changed`,
    ),
  ).toEqual([
    {
      leap: '2029-02-28',
      unsold: null,
      unreported: null,
      withdrawn: 'withdrawn',
      changed: 'changed',
    },
  ])
})

test('the report is handed over to the ERP, and the list says how far it is', async () => {
  const label = async () =>
    (await here.dealer.ask('{ registeredFrames { rows { handover } } }')).data.registeredFrames
      .rows[0]!.handover
  expect(await label()).toBe('pending_insert')
  await startWork(here.database).drain()
  expect(await label()).toBe('complete')
  await here.dealer.ask('mutation { deleteFrame(frameNumber: "WU100001") { userErrors { code } } }')
  expect(await label()).toBe('pending_update')
  await startWork(here.database).drain()
  expect(await label()).toBe('complete')
})
