import { expect, test } from 'vitest'
import { choose, type Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'

const here = serverForTests(['dealer', 'dealer2', 'dealerz', 'rep', 'finance'], {
  fill: (database, { customers, articles }) =>
    database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, async (tx) => {
      await tx.query(`UPDATE article SET brand = 'Polygon' WHERE code = $1`, [goods.bike])
      await tx.query(`UPDATE article SET brand = 'Other' WHERE code = $1`, [goods.part])
      await tx.query(
        `INSERT INTO frame_brand (tenant_id, brand, registrable) VALUES ('aa', 'Polygon', true), ('aa', 'Other', false)`,
      )
      for (const [customer, number, article] of [
        ['X', 'WU100001', goods.bike],
        ['X', 'WU100002', goods.bike],
        ['X', 'WU100003', goods.bike],
        ['X', 'WU100004', goods.bike],
        ['X', 'OT100001', goods.part],
        ['Y', 'WU200001', goods.bike],
        ['Z', 'WU300001', goods.bike],
      ] as const)
        await tx.query(
          `INSERT INTO frame (tenant_id, customer_id, number, article_id, delivery_no, shipped_at) VALUES ('aa', $1, $2, $3, 'D1', '2026-01-02')`,
          [customers[customer], number, articles[article]],
        )
    }),
})

const sale = { soldDate: '2026-02-03', name: 'Ana Gil', city: 'Leon' }
const register = async (session: Session, frame: object, dealer?: string) =>
  (
    await session.ask(
      `mutation($f: RegisterFrameInput!, $d: ID) { registerFrameV4(frame: $f, dealer: $d) {
        registeredFrame { frameNumber brand oldCode soldDate custName custCity dealerCode status handover } userErrors { field code } } }`,
      { f: { ...sale, ...frame }, d: dealer ?? null },
    )
  ).data.registerFrameV4
const change = async (session: Session, frame: object, seen?: string) =>
  (
    await session.ask(
      `mutation($f: RegisterFrameInput!, $s: String) { updateRegisteredFrame(frame: $f, seen: $s) {
        registeredFrame { soldDate custName status handover revision } userErrors { field code meanwhile { by revision } } } }`,
      { f: { ...sale, ...frame }, s: seen ?? null },
    )
  ).data.updateRegisteredFrame
const list = async (session: Session, args = '') =>
  (
    await session.ask(
      `{ registeredFrames(${args || 'page: 1'}) { count rows { frameNumber status handover nonRetail } } }`,
    )
  ).data.registeredFrames
const withdraw = async (session: Session, number: string, type?: string) =>
  (
    await session.ask(
      'mutation($n: ID!, $t: FrameType) { deleteFrame(frameNumber: $n, type: $t) { registeredFrame { status handover } userErrors { field code } } }',
      { n: number, t: type ?? null },
    )
  ).data.deleteFrame
const handedOver = (number: string, action: string, state: string) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      'UPDATE frame_registration SET handover_action = $2, handover_state = $3 WHERE frame_number = $1',
      [number, action, state],
    ),
  )

test('a dealer finds a delivered frame, reports it once, withdraws it and reports it anew', async () => {
  const found = async () =>
    (await here.dealer.ask('{ framesV4(search: "wu 1000 01") { frameNumber registrable status } }'))
      .data.framesV4
  expect(await found()).toEqual([{ frameNumber: 'WU100001', registrable: true, status: null }])
  expect(await register(here.dealer, { frameNumber: 'wu 100001' })).toEqual({
    registeredFrame: {
      frameNumber: 'WU100001',
      brand: 'Polygon',
      oldCode: goods.bike,
      soldDate: '2026-02-03',
      custName: 'Ana Gil',
      custCity: 'Leon',
      dealerCode: r3Of('X'),
      status: 'registered',
      handover: 'pending_insert',
    },
    userErrors: [],
  })
  expect((await found())[0]!.status).toBe('registered')
  expect((await register(here.dealer, { frameNumber: 'WU100001' })).userErrors).toEqual([
    { field: 'frameNumber', code: 'already_reported' },
  ])
  await handedOver('WU100001', 'insert', 'complete')
  expect((await list(here.dealer, 'search: "ana"')).rows).toMatchObject([{ handover: 'complete' }])
  expect(await withdraw(here.dealer, 'WU100001', 'nonRetail')).toEqual({
    registeredFrame: null,
    userErrors: [{ field: 'frameNumber', code: 'not_found' }],
  })
  expect((await withdraw(here.dealer, 'wu100001', 'retail')).registeredFrame).toEqual({
    status: 'withdrawn',
    handover: 'pending_update',
  })
  expect((await list(here.dealer, 'status: withdrawn')).count).toBe(1)
  const again = await register(here.dealer, { frameNumber: 'WU100001', name: 'Bo' })
  expect(again.registeredFrame).toMatchObject({ custName: 'Bo', handover: 'pending_update' })
})

test.each<[string, object, string, string]>([
  ['of another brand', { frameNumber: 'OT100001' }, 'frameNumber', 'brand_not_registrable'],
  ['of another shop', { frameNumber: 'WU300001' }, 'frameNumber', 'frame_unknown'],
  ['that is no number', { frameNumber: 'WU-1' }, 'frameNumber', 'frame_number'],
  [
    'sold in the future',
    { frameNumber: 'WU100002', soldDate: '2999-01-01' },
    'soldDate',
    'in_future',
  ],
  ['without an owner', { frameNumber: 'WU100002', name: '' }, 'name', 'required'],
])('a frame %s is refused', async (_, frame, field, code) => {
  expect(await register(here.dealer, frame)).toEqual({
    registeredFrame: null,
    userErrors: [{ field, code }],
  })
})

test('a report is corrected by its own shop, from what is stored now, and the ERP gets it again', async () => {
  const frameNumber = 'WU100004'
  const refusal = (field: string | null, code: string, meanwhile: object | null = null) => ({
    registeredFrame: null,
    userErrors: [{ field, code, meanwhile }],
  })
  expect(await change(here.dealer, { frameNumber })).toEqual(refusal('frameNumber', 'not_found'))
  await register(here.dealer, { frameNumber })
  await handedOver(frameNumber, 'insert', 'complete')
  const corrected = { frameNumber, soldDate: '2026-02-04', name: 'Ana Gill' }
  expect(await change(here.dealerz, corrected)).toEqual(refusal('frameNumber', 'not_found'))
  expect((await withdraw(here.dealerz, frameNumber)).userErrors).toEqual([
    { field: 'frameNumber', code: 'not_found' },
  ])
  const inFuture = { ...corrected, soldDate: '2999-01-01' }
  expect(await change(here.dealer, inFuture)).toEqual(refusal('soldDate', 'in_future'))
  expect(await change(here.dealer, corrected, '1')).toEqual({
    registeredFrame: {
      soldDate: '2026-02-04',
      custName: 'Ana Gill',
      status: 'changed',
      handover: 'pending_update',
      revision: '2',
    },
    userErrors: [],
  })
  expect(await change(here.dealer, { frameNumber }, '1')).toEqual(
    refusal(null, 'changed_meanwhile', { by: expect.any(String), revision: '2' }),
  )
  // Nothing new is no change.
  expect((await change(here.dealer, corrected)).registeredFrame.revision).toBe('2')
  const noted = await here.database.within(
    { tenantId: 'aa', user: 'any', customers: 'all' },
    (tx) =>
      tx.query(`SELECT after FROM audit_log WHERE action = 'frame.changed' AND target = $1`, [
        frameNumber,
      ]),
  )
  expect(noted).toEqual([{ after: { changed: ['sold_date', 'owner_name'] } }])
  const asked = `{ registeredFrame(frameNumber: "wu 100004") { custName } }`
  expect((await here.dealer.ask(asked)).data.registeredFrame).toEqual({ custName: 'Ana Gill' })
  expect((await here.dealerz.ask(asked)).data.registeredFrame).toBeNull()
  // Who may act for several dealers sees, corrects and withdraws their reports, whichever one is chosen.
  await choose(here.dealer2, r3Of('Y'))
  expect((await here.dealer2.ask(asked)).data.registeredFrame).toEqual({ custName: 'Ana Gill' })
  const again = { ...corrected, name: 'Ana Gilles' }
  expect((await change(here.dealer2, again)).registeredFrame.custName).toBe('Ana Gilles')
  expect((await withdraw(here.dealer2, frameNumber)).registeredFrame.status).toBe('withdrawn')
})

test('programs that ask since a moment see each change of a report, and none where nothing has changed', async () => {
  const frameNumber = 'WU100005'
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(
      `INSERT INTO frame (tenant_id, customer_id, number, article_id) SELECT tenant_id, customer_id, $1, article_id FROM frame WHERE number = 'WU100001'`,
      [frameNumber],
    ),
  )
  const changes = async (work: () => Promise<unknown>) => {
    const since = new Date()
    await work()
    const rows = await here.database.within(
      { tenantId: 'aa', user: 'any', customers: 'all' },
      (tx) =>
        tx.query('SELECT FROM frame_registration WHERE frame_number = $1 AND changed_at >= $2', [
          frameNumber,
          since,
        ]),
    )
    return rows.length === 1
  }
  const corrected = { frameNumber, name: 'Ana Gill' }
  expect([
    await changes(() => register(here.dealer, { frameNumber })),
    await changes(() => change(here.dealer, corrected)),
    await changes(() => change(here.dealer, corrected)),
    await changes(() => withdraw(here.dealer, frameNumber)),
    await changes(() => register(here.dealer, { frameNumber })),
  ]).toEqual([true, true, false, true, true])
})

test('a report of a stolen frame stays as it is', async () => {
  const frameNumber = 'WU100002'
  await register(here.dealer, { frameNumber })
  await here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
    tx.query(`UPDATE frame_registration SET status = 'stolen' WHERE frame_number = $1`, [
      frameNumber,
    ]),
  )
  expect((await change(here.dealer, { frameNumber, name: 'Bo' })).userErrors).toEqual([
    { field: 'frameNumber', code: 'no_longer_editable', meanwhile: null },
  ])
})

test('a frame whose report was withdrawn is reported by the shop that it went to', async () => {
  const frameNumber = 'WU100006'
  const inTenant = (sql: string, params: unknown[] = []) =>
    here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query<{ code: string }>(sql, params),
    )
  const code = async () =>
    (
      await inTenant(
        'SELECT warranty_code::text AS code FROM frame_registration WHERE frame_number = $1',
        [frameNumber],
      )
    )[0]!.code
  await inTenant(
    `INSERT INTO frame (tenant_id, customer_id, number, article_id) SELECT tenant_id, customer_id, $1, article_id FROM frame WHERE number = 'WU100001'`,
    [frameNumber],
  )
  await register(here.dealer, { frameNumber })
  const before = await code()
  const moved = () =>
    inTenant('UPDATE frame SET customer_id = $2 WHERE number = $1', [
      frameNumber,
      here.world.customers.Y,
    ])
  await moved()
  const other = () => register(here.dealer2, { frameNumber, name: 'Bo' }, r3Of('Y'))
  expect((await other()).userErrors).toEqual([{ field: 'frameNumber', code: 'already_reported' }])
  await withdraw(here.dealer, frameNumber)
  expect(await other()).toMatchObject({
    registeredFrame: { custName: 'Bo', dealerCode: r3Of('Y'), status: 'registered' },
    userErrors: [],
  })
  expect(await code()).not.toBe(before)
  const asked = `{ registeredFrame(frameNumber: "${frameNumber}") { custName } }`
  expect((await here.dealer.ask(asked)).data.registeredFrame).toBeNull()
  await inTenant('DELETE FROM frame_registration WHERE frame_number = $1', [frameNumber])
})

test('a bicycle that the shop keeps has the shop as its owner', async () => {
  const kept = await register(here.dealer, {
    frameNumber: 'WU100003',
    useAccountData: true,
    nonRetail: true,
  })
  expect(kept.registeredFrame).toMatchObject({ custName: 'Shop X of aa', custCity: 'Town' })
  const rows = (await list(here.dealer, 'type: nonRetail')).rows
  expect(rows).toMatchObject([{ frameNumber: 'WU100003', nonRetail: true }])
  expect((await list(here.dealer, 'type: retail')).rows).not.toContainEqual(rows[0])
})

test('reports are for the customers the person may act for', async () => {
  expect((await register(here.dealer, { frameNumber: 'WU200001' }, r3Of('Y'))).userErrors).toEqual([
    { field: 'dealer', code: 'customer_unknown' },
  ])
  const reported = await register(here.rep, { frameNumber: 'WU200001' }, r3Of('Y'))
  expect(reported.registeredFrame).toMatchObject({ dealerCode: r3Of('Y') })
  expect((await list(here.rep, `custCode: "${r3Of('Y')}"`)).count).toBe(1)
  expect((await list(here.dealer, `custCode: "${r3Of('Y')}"`)).count).toBe(0)
  const found = async (session: Session) =>
    (
      await session.ask(
        `{ customerFrame(frameNumber: "WU200001", custCode: "${r3Of('Y')}") { frameNumber } }`,
      )
    ).data.customerFrame
  expect([await found(here.dealer), await found(here.rep)]).toEqual([
    null,
    { frameNumber: 'WU200001' },
  ])
  const setActive = (active: boolean) =>
    here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, (tx) =>
      tx.query(`UPDATE customer_area SET active = $1 WHERE sorg = '1000' AND customer_id = $2`, [
        active,
        here.world.customers.Y,
      ]),
    )
  await setActive(false)
  expect((await register(here.rep, { frameNumber: 'WU200001' }, r3Of('Y'))).userErrors).toEqual([
    { field: 'dealer', code: 'customer_unknown' },
  ])
  await setActive(true)
  const dealers = async (session: Session) =>
    (await session.ask('{ dealerUnderInsera { custCode } }')).data.dealerUnderInsera.map(
      ({ custCode }: { custCode: string }) => custCode,
    )
  expect(await dealers(here.dealer)).toEqual([r3Of('X')])
  expect(await dealers(here.rep)).toEqual([r3Of('X'), r3Of('Y')])
  const { errors } = await here.finance.ask('{ dealerUnderInsera { custCode } }')
  expect(errors?.[0]!.extensions.code).toBe('FORBIDDEN')
})
