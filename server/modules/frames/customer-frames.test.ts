import { expect, test } from 'vitest'
import { keptFrames } from '#domain/frames/kept-frames.ts'
import { choose, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const here = serverForTests(['dealer', 'rep', 'finance'], {
  start: { clock: () => new Date('2026-11-28T12:00:00Z') },
  fill: async (database, { customers, articles }) => {
    await database.bare((tx) => tx.query(`UPDATE tenant SET time_zone = 'Asia/Jakarta'`))
    await sql(`UPDATE article SET brand = 'Polygon', model_year = 2026 WHERE code = $1`, [
      goods.bike,
    ])
    await sql(
      `INSERT INTO frame_brand (tenant_id, brand, registrable) VALUES ('aa', 'Polygon', true)`,
    )
    for (const [customer, number, day] of [
      ['X', 'WU100001', '2026-05-02'],
      ['X', 'WU100002', '2024-01-02'],
      ['X', 'WU100003', '2023-11-27'],
      ['X', 'WU100004', '2020-01-01'],
      ['X', 'WU100005', null],
      ['Y', 'WU200001', '2026-01-02'],
      ['Z', 'WU300001', '2026-01-02'],
    ] as const)
      await sql(
        `INSERT INTO frame (tenant_id, customer_id, number, article_id, delivery_no, shipped_at) VALUES ('aa', $1, $2, $3, 'D1', $4)`,
        [customers[customer], number, articles[goods.bike], day],
      )
    await sql(
      `INSERT INTO shipped_frame (tenant_id, frame_number, article_code, delivery_no, shipped_to, production_code, sold_on, recall, stolen) VALUES
       ('aa', 'WU100001', $3, 'D1', $1, 'P1', NULL, 'R-7', false), ('aa', 'WU100006', 'NOT-HERE', 'D6', $1, NULL, '2026-03-03', NULL, false),
       ('aa', 'WU300001', $3, 'D1', $2, 'P3', '2026-01-03', NULL, true)`,
      [r3Of('X'), r3Of('Z'), goods.bike],
    )
    await sql(
      `INSERT INTO frame_registration (tenant_id, customer_id, frame_number, article_id, sold_date, use_account_data, non_retail, owner_name, status, handover_action, handover_state, created_at, created_by)
       SELECT 'aa', $1, number, article_id, '2026-06-01', false, false, 'Ana Gil', CASE number WHEN 'WU100002' THEN 'withdrawn' ELSE 'registered' END, 'insert', 'pending', now(), 1
       FROM frame WHERE number IN ('WU100001', 'WU100002', 'WU100004')`,
      [customers.X],
    )
    await sql(
      `INSERT INTO pdi (tenant_id, customer_id, id, frame_number, article_id, mechanic, checklist, created_at, created_by, deleted_at) VALUES
       ('aa', $1, gen_random_uuid(), 'WU100001', $2, 'Mia', '[{"id": "a", "required": true, "checked": false}]', '2026-05-05T20:00Z', 1, NULL), ('aa', $1, gen_random_uuid(), 'WU100002', $2, 'Mia', '[]', '2026-05-05T10:00Z', 1, now())`,
      [customers.X, articles[goods.bike]],
    )
  },
})
const sql = (text: string, params: unknown[] = []) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(text, params),
  )
const fields =
  'frameNumber articleCode brand modelYear productionCode deliveryNo shippedAt soldOn pdiOn pdiComplete recall stolen reportable registrable status'
const kept = async (session: Session) =>
  (
    await session.ask(
      '{ customerFrames { custCode more frames { frameNumber soldOn reportable } } }',
    )
  ).data.customerFrames
const numbers = async (session: Session) =>
  (await kept(session)).frames.map(({ frameNumber }: { frameNumber: string }) => frameNumber)
const one = async (session: Session, number: string) =>
  (await session.ask(`{ customerFrame(frameNumber: "${number}") { ${fields} } }`)).data
    .customerFrame

test('a device keeps the frames delivered or sold within three years, the latest first', async () => {
  expect(await kept(here.dealer)).toEqual({
    custCode: r3Of('X'),
    more: false,
    frames: [
      { frameNumber: 'WU100001', soldOn: '2026-06-01', reportable: true },
      // Delivered long ago, and sold this year.
      { frameNumber: 'WU100004', soldOn: '2026-06-01', reportable: true },
      // Of an article that the catalogue does not have.
      { frameNumber: 'WU100006', soldOn: '2026-03-03', reportable: false },
      { frameNumber: 'WU100002', soldOn: null, reportable: true },
      // Without a day nothing says that it is old.
      { frameNumber: 'WU100005', soldOn: null, reportable: true },
    ],
  })
})

test('a frame tells its article, its delivery, its inspection and its sale, however old it is', async () => {
  expect(await one(here.dealer, 'wu 100001')).toEqual({
    frameNumber: 'WU100001',
    articleCode: goods.bike,
    brand: 'Polygon',
    modelYear: 2026,
    productionCode: 'P1',
    deliveryNo: 'D1',
    shippedAt: '2026-05-02',
    soldOn: '2026-06-01',
    // In Jakarta it was the day after already.
    pdiOn: '2026-05-06',
    pdiComplete: false,
    recall: 'R-7',
    stolen: false,
    reportable: true,
    registrable: true,
    status: 'registered',
  })
  expect(await one(here.dealer, 'WU100002')).toMatchObject({
    soldOn: null,
    pdiOn: null,
    status: 'withdrawn',
  })
  expect(await one(here.dealer, 'WU100006')).toMatchObject({
    articleCode: 'NOT-HERE',
    brand: null,
    reportable: false,
    registrable: false,
  })
  expect(await one(here.dealer, 'WU100003')).toMatchObject({ shippedAt: '2023-11-27' })
})

test('frames of another customer are never given out, chosen or read of in their place', async () => {
  expect(await numbers(here.dealer)).not.toContain('WU200001')
  for (const number of ['WU200001', 'WU300001']) expect(await one(here.dealer, number)).toBeNull()
  await choose(here.rep, r3Of('Y'))
  expect(await kept(here.rep)).toMatchObject({
    custCode: r3Of('Y'),
    frames: [{ frameNumber: 'WU200001' }],
  })
  expect(await one(here.rep, 'WU100001')).toBeNull()
  const onBehalfOf = async (session: Session, r3: string) =>
    (
      await session.send({
        url: '/graphql',
        payload: { query: '{ customerFrames { frames { frameNumber } } }' },
        headers: { 'x-on-behalf-of': r3 },
      })
    ).json()
  expect((await onBehalfOf(here.rep, r3Of('X'))).data.customerFrames.frames).toHaveLength(5)
  expect((await onBehalfOf(here.rep, r3Of('Z'))).errors[0]!.extensions.code).toBe('CUSTOMER_LOST')
  expect((await onBehalfOf(here.dealer, r3Of('X'))).errors[0]!.extensions.code).toBe('FORBIDDEN')
  const { errors } = await here.finance.ask('{ customerFrames { custCode } }')
  expect(errors?.[0]!.extensions.code).toBe('FORBIDDEN')
})

test('of a customer with very many frames a device keeps the latest, and is told so', async () => {
  await sql(
    `INSERT INTO frame (tenant_id, customer_id, number, article_id, shipped_at) SELECT 'aa', $1, 'ZZ' || (100000 + n), $2, '2026-11-01' FROM generate_series(1, $3::int) n`,
    [here.world.customers.X, here.world.articles[goods.bike], keptFrames.most],
  )
  const answer = await kept(here.dealer)
  expect(answer.more).toBe(true)
  expect(answer.frames).toHaveLength(keptFrames.most)
  expect(answer.frames[0]!.frameNumber).toBe('ZZ100001')
})
