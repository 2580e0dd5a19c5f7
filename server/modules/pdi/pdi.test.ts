import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Session } from '../../../tests/support/server.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import { goods, r3Of } from '../../../tests/support/world.ts'
import { pdiOfFrame } from './pdi-store.ts'

const scope = { tenantId: 'aa', user: 'any', customers: 'all' } as const
const here = serverForTests(['dealer', 'rep', 'dealerz'], {
  fill: (database, { customers, articles }) =>
    database.within(scope, async (tx) => {
      await tx.query(`UPDATE article SET mc = 'MTB' WHERE code = $1`, [goods.bike])
      await tx.query(
        `INSERT INTO pdi_point (tenant_id, id, description, merchandise, sorting, required)
         VALUES ('aa', 'bell', 'Bell', NULL, 2, false), ('aa', 'fork', 'Fork', 'MTB', 1, true), ('aa', 'basket', 'Basket', 'CITY', 1, true)`,
      )
      await tx.query(
        `INSERT INTO frame (tenant_id, customer_id, number, article_id) VALUES ('aa', $1, 'WU100001', $2)`,
        [customers.X, articles[goods.bike]],
      )
    }),
})

const answer = 'pdi { id complete isDeleted checklist { id checked } } userErrors { field code }'
const good = { frameNumber: 'wu 100001', mechanic: 'Ana', checked: ['fork'] }
const create = async (
  session: Session,
  over: object = {},
  id = randomUUID() as string,
  customer = 'X',
) =>
  (
    await session.ask(
      `mutation($i: ID!, $c: ID!, $p: PdiInput!) { createPdi(id: $i, custCode: $c, pdi: $p) { ${answer} } }`,
      { i: id, c: r3Of(customer as 'X'), p: { ...good, ...over } },
    )
  ).data.createPdi
const change = async (session: Session, call: string) =>
  Object.values((await session.ask(`mutation { ${call} { ${answer} } }`)).data)[0] as any
const listed = async (session: Session, args = '') =>
  (await session.ask(`{ pdis(search: "ana"${args}) { count rows { id custCode } } }`)).data.pdis

test('an inspection is kept once, changed, deleted and brought back', async () => {
  const id = randomUUID()
  for (const _ of [1, 2])
    expect(await create(here.dealer, {}, id)).toEqual({
      pdi: {
        id,
        complete: true,
        isDeleted: false,
        checklist: [
          { id: 'fork', checked: true },
          { id: 'bell', checked: false },
        ],
      },
      userErrors: [],
    })
  expect(await listed(here.rep)).toEqual({ count: 1, rows: [{ id, custCode: r3Of('X') }] })
  expect((await listed(here.dealerz)).count).toBe(0)
  const changed = await change(
    here.dealer,
    `updatePdi(id: "${id}", pdi: { frameNumber: "WU100001", mechanic: "Ana", checked: ["bell"] })`,
  )
  expect(changed.pdi.complete).toBe(false)
  const ofFrame = () => here.database.within(scope, (tx) => pdiOfFrame(tx, 'WU100001'))
  expect((await ofFrame())?.id).toBe(id)
  expect((await change(here.rep, `deletePdi(id: "${id}")`)).pdi.isDeleted).toBe(true)
  expect(await ofFrame()).toBeNull()
  expect([
    (await listed(here.dealer)).count,
    (await listed(here.dealer, ', deleted: true')).count,
  ]).toEqual([0, 1])
  expect((await change(here.dealer, `restorePdi(id: "${id}")`)).pdi.isDeleted).toBe(false)
  expect((await change(here.dealerz, `deletePdi(id: "${id}")`)).userErrors).toEqual([
    { field: 'id', code: 'not_found' },
  ])
})

test.each<[object, string, string]>([
  [{ frameNumber: 'WU999999' }, 'frameNumber', 'frame_unknown'],
  [{ frameNumber: 'X' }, 'frameNumber', 'frame_number'],
  [{ mechanic: '' }, 'mechanic', 'required'],
  [{ checked: ['basket'] }, 'checked', 'point_unknown'],
])('%j is refused', async (over, field, code) => {
  expect((await create(here.dealer, over)).userErrors).toEqual([{ field, code }])
})

test('a change of what another has changed meanwhile is refused, and says who it was', async () => {
  const { pdi } = await create(here.dealer)
  const put = async (session: Session, mechanic: string, seen: string) =>
    (
      await session.ask(
        `mutation($i: ID!, $p: PdiInput!, $s: String) { updatePdi(id: $i, pdi: $p, seen: $s) { pdi { revision } userErrors { code meanwhile { by revision } } } }`,
        { i: pdi.id, p: { ...good, mechanic }, s: seen },
      )
    ).data.updatePdi
  expect((await put(here.rep, 'Bo', '1')).pdi).toEqual({ revision: '2' })
  expect((await put(here.dealer, 'Cy', '1')).userErrors).toEqual([
    { code: 'changed_meanwhile', meanwhile: { by: 'Name of rep', revision: '2' } },
  ])
  expect((await put(here.dealer, 'Cy', '2')).userErrors).toEqual([])
})

test('a device that finds frames by itself gets every point, and what the frame is', async () => {
  const { pdiChecklists } = (await here.dealer.ask('{ pdiChecklists(all: true) { id } }')).data
  expect(pdiChecklists).toEqual([{ id: 'basket' }, { id: 'fork' }, { id: 'bell' }])
  const found = await here.dealer.ask('{ customerFrame(frameNumber: "WU100001") { merchandise } }')
  expect(found.data.customerFrame).toEqual({ merchandise: 'MTB' })
})

test('for another shop it is refused', async () => {
  const refused = await create(here.dealer, {}, randomUUID(), 'Z')
  expect(refused.userErrors).toEqual([{ field: 'custCode', code: 'customer_unknown' }])
  expect((await create(here.dealer, {}, 'none')).userErrors[0]!.code).toBe('invalid_id')
})
