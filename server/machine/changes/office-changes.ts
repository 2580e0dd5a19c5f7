import * as v from 'valibot'
import { permissionsOf } from '#domain/account/rights.ts'
import { itemStatuses } from '#domain/third-party/item-status.ts'
import { endsAdministration } from '#domain/users/administration.ts'
import { audit } from '../../audit.ts'
import { type Inbox, mark } from '../../modules/inbox/reply.ts'
import { lockRights, readRights } from '../../modules/roles/rights-guard.ts'
import { setItemStatus } from '../../modules/third-party/items.ts'
import { once } from '../idempotency.ts'
import { type MachineOperation, operation } from '../operations.ts'
import { Problem } from '../problem.ts'
import { objectOf } from '../records/fields.ts'
import { feedback, inquiries, users } from '../records/people-records.ts'
import { type MachineRecord, readRecord } from '../records/record.ts'
import { thirdPartyOrders } from '../records/sales-records.ts'
import { authorOf, unlessRefused } from './change.ts'

const changedItem = operation({
  method: 'POST',
  path: '/third-party-orders/{order_no}/items/{code}/status',
  scope: 'third-party.process',
  id: 'set-third-party-status',
  tag: 'third-party-orders',
  summary: 'Moves an item of a third-party order on, for its vendor',
  description:
    'One step forward, or refused with a reason until it is shipped. The buyer is told; a refused item goes back into stock.',
  params: { order_no: 'Number of the order', code: 'Code of the article' },
  body: v.strictObject({
    status: v.picklist(
      itemStatuses.flatMap(({ code }) => (code === 'new' || code === 'cancelled' ? [] : [code])),
      'unknown_status',
    ),
    reason: v.optional(v.pipe(v.string(), v.description('Needed for refused'))),
  }),
  answer: objectOf(thirdPartyOrders.fields),
  refuses: ['change_refused'],
  handle: (asked, { body }) =>
    once(asked, body, async (tx) => {
      const { order_no: orderNo = '', code: articleCode = '' } = asked.params
      const { refusal } = await setItemStatus(authorOf(asked, tx), {
        orderNo,
        articleCode,
        ...body,
      })
      if (refusal === 'not_found') throw new Problem('not_found')
      unlessRefused(
        refusal ? { code: refusal, field: refusal === 'wrong_status' ? 'status' : 'reason' } : null,
      )
      return (await readRecord(tx, thirdPartyOrders, orderNo))!
    }),
})

/** The operation that notes an entry of an inbox as answered, or as open again. */
const answeredIn = (inbox: Inbox, record: MachineRecord, one: string) =>
  operation({
    method: 'POST',
    path: `/${record.path}/{id}/answered`,
    scope: `${record.path as 'inquiries' | 'feedback'}.process`,
    id: `mark-${record.path}`,
    tag: record.path,
    summary: `Notes ${one} as answered, or as open again`,
    params: { id: 'Its id' },
    body: v.strictObject({ answered: v.optional(v.boolean(), true) }),
    answer: objectOf(record.fields),
    handle: (asked, { body }) =>
      once(asked, body, async (tx) => {
        const id = asked.params.id!
        await mark(authorOf(asked, tx), inbox, [id], body.answered, asked.machine.name)
        const found = await readRecord(tx, record, id)
        if (!found) throw new Problem('not_found')
        return found
      }),
  })

const deactivatedUser = operation({
  method: 'POST',
  path: '/users/{username}/deactivation',
  scope: 'users.deactivate',
  id: 'deactivate-user',
  tag: 'users',
  summary: 'Deactivates a user and ends their sessions',
  description:
    'For people who have left. The last one who administers users cannot be deactivated. An inactive user is answered as they are.',
  params: { username: 'Username, as the portal writes it' },
  answer: objectOf(users.fields),
  refuses: ['change_refused'],
  handle: (asked) =>
    once(asked, null, async (tx) => {
      const author = authorOf(asked, tx)
      const username = asked.params.username!
      await lockRights(author)
      const people = await tx.query<{
        username: string
        role: string
        group: string | null
      }>('SELECT username, role, group_role_id::text AS "group" FROM app_user WHERE active')
      const before = people.find((one) => one.username === username)
      if (before) {
        const rights = await readRights({ tx })
        const administers = ({ role, group }: typeof before) =>
          permissionsOf({ role, group, self: false }, rights).has('page.user-management')
        const account = { ...before, id: username, areas: [], customers: [], markets: [] }
        const refused = endsAdministration({
          before: { ...account, active: true },
          after: { ...account, active: false },
          rights,
          otherAdministrator: people.some((one) => one !== before && administers(one)),
        })
        unlessRefused(refused ? { code: 'last_administrator', field: 'username' } : null)
        await tx.query('UPDATE app_user SET active = false, imported = false WHERE username = $1', [
          username,
        ])
        await audit(author, { action: 'user.deleted', target: username, before: { active: true } })
      }
      const user = await readRecord(tx, users, username)
      if (!user) throw new Problem('not_found', { detail: `There is no user ${username}` })
      return user
    }),
})

/** Changes that the office’s systems make. */
export const officeChanges: readonly MachineOperation[] = [
  changedItem,
  answeredIn('inquiry', inquiries, 'an inquiry'),
  answeredIn('feedback', feedback, 'a message of consumer voice'),
  deactivatedUser,
]
