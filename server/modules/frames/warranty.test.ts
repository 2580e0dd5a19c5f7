import { expect, test } from 'vitest'
import { pdfTexts } from '../../../tests/support/pdf-text.ts'
import { askPublicly, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { startWork } from '../../../tests/support/work.ts'
import { goods } from '../../../tests/support/world.ts'

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
