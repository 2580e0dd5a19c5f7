import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { WebhookEvent } from '#domain/machine/webhook.ts'
import { webhookEvents } from '#domain/machine/webhook.ts'
import { addMachineGround, groundId } from '../../../tests/support/machine-ground.ts'
import { serverForTests } from '../../../tests/support/test-people.ts'
import type { Tx } from '../../db/database.ts'
import { eventData } from './event-data.ts'

const here = serverForTests(['admin'])
const within = <T>(work: (tx: Tx) => Promise<T>) =>
  here.database.within({ tenantId: 'aa', user: 'any', customers: 'all' }, work)
const sql = <Row = Record<string, unknown>>(text: string) => within((tx) => tx.query<Row>(text))

interface Noted {
  event: WebhookEvent
  object: string
}
const noted = () => sql<Noted>('SELECT event, object FROM webhook_delivery ORDER BY id')

let made: Noted[]
beforeAll(async () => {
  await within((tx) =>
    tx.query(
      `INSERT INTO webhook_endpoint (tenant_id, name, url, events, secret) VALUES ('aa', 'ERP', 'https://erp.example.com/', $1, 's')`,
      [webhookEvents],
    ),
  )
  await addMachineGround(here.database, here.world)
  made = await noted()
})
beforeEach(() => sql('DELETE FROM webhook_delivery'))

test.each<[WebhookEvent, string]>([
  ['claim.created', 'C100001'],
  ['frame.registered', 'WTU000001'],
  ['inspection.created', groundId(11)],
  ['visit.created', groundId(21)],
  ['quote.sent', '100101'],
  ['delivery.received', 'D101'],
  ['third-party-order.placed', 'T100001'],
  ['feedback.created', '1'],
])('%s: a new one is told', (event, object) =>
  expect(made.filter((one) => one.event === event && one.object === object)).toHaveLength(1),
)

test.each<[WebhookEvent, string, string]>([
  ['claim.changed', 'C100001', `UPDATE claim SET revision = revision + 1 WHERE number = 'C100001'`],
  [
    'frame.changed',
    'WTU000001',
    `UPDATE frame_registration SET status = 'changed', revision = revision + 1 WHERE frame_number = 'WTU000001'`,
  ],
  [
    'frame.withdrawn',
    'WTU000001',
    `UPDATE frame_registration SET status = 'withdrawn', revision = revision + 1 WHERE frame_number = 'WTU000001'`,
  ],
  [
    'frame.registered',
    'WTU000001',
    `UPDATE frame_registration SET status = 'registered', revision = revision + 1 WHERE frame_number = 'WTU000001'`,
  ],
  ['quote.accepted', '100101', `UPDATE quote SET status = 'ACCEPTED' WHERE number = '100101'`],
  ['quote.declined', '100102', `UPDATE quote SET status = 'DECLINED' WHERE number = '100102'`],
  [
    'collect-order.changed',
    'WEB-1',
    `UPDATE collect_order SET status = 'open' WHERE order_id = 'WEB-1'`,
  ],
  [
    'third-party-order.changed',
    'T100001',
    `UPDATE vendor_order_line SET status = 'accepted' WHERE order_no = 'T100001'`,
  ],
  ['user.deactivated', 'dealer2', `UPDATE app_user SET active = false WHERE username = 'dealer2'`],
])('%s: a change is told once, as the API has it', async (event, object, change) => {
  await sql(change)
  expect(await noted()).toEqual([{ event, object }])
  const data = await within((tx) => eventData[event](tx, object))
  expect(Object.values(data!)).toContain(object)
})

test.each([
  `UPDATE claim SET handover = 'delivered'`,
  `UPDATE frame_registration SET handover_state = 'complete'`,
  `UPDATE quote SET mailed_at = now()`,
  `UPDATE vendor_order_line SET reason = 'x'`,
  `UPDATE app_user SET name = 'Another' WHERE active`,
])('%s: what is not the event’s is not told', async (change) => {
  await sql(change)
  expect(await noted()).toEqual([])
})
