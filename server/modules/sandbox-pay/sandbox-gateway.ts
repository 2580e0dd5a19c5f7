import type { Clock } from '../../clock.ts'
import type { Database, Scope, Tx } from '../../db/database.ts'
import type { Settings } from '../../settings.ts'
import type {
  Collection,
  Gateway,
  GatewayPayment,
  KeptPayment,
} from '../payments/gateways/gateway.ts'
import { paymentOf, readSandboxMessage } from './sandbox-message.ts'
import {
  bookSandboxPayment,
  changeSandboxPayment,
  readSandboxPayment,
  type SandboxRow,
  type SandboxToken,
  takeToken,
} from './sandbox-store.ts'

const hour = 3_600_000
/** Time that a delayed payment takes. */
const delay = 30_000

interface Deps {
  database: Database
  clock: Clock
  settings: Settings
}

/** The sandbox sees its own books of a tenant, and no customer. */
export const sandboxScope = (tenantId: string): Scope => ({ tenantId, user: 'any', customers: [] })

const keptOf = ({ token, display, card_type: cardType, expiry }: SandboxToken): KeptPayment => ({
  reference: token,
  display,
  cardType,
  expiry,
})

/** Lets a token behave as it does. */
function charge(
  tx: Tx,
  { id, amount, currency }: SandboxRow,
  { behaviour }: SandboxToken,
  now: Date,
): Promise<SandboxRow> {
  if (behaviour === 'decline')
    return changeSandboxPayment(tx, id, { state: 'failed', failure: 'declined' })
  if (behaviour === 'insufficient')
    return changeSandboxPayment(tx, id, { state: 'failed', failure: 'insufficient_funds' })
  return behaviour === 'delay'
    ? changeSandboxPayment(tx, id, {
        state: 'pending',
        settlesAt: new Date(now.getTime() + delay),
      })
    : changeSandboxPayment(tx, id, { state: 'paid', received: { amount, currency } })
}

/** A delayed payment is paid once its time has come. */
async function settled(tx: Tx, row: SandboxRow, now: Date): Promise<SandboxRow> {
  const { id, amount, currency, state, settles_at: at } = row
  return state === 'pending' && at !== null && new Date(at) <= now
    ? changeSandboxPayment(tx, id, { state: 'paid', received: { amount, currency } })
    : row
}

/** The sandbox as the portal sees it: it takes play money and behaves as it is told. */
export function sandboxGateway({ database, clock, settings }: Deps, tenantId: string): Gateway {
  const within = <T>(work: (tx: Tx) => Promise<T>) => database.within(sandboxScope(tenantId), work)

  async function begin(tx: Tx, collection: Collection) {
    const now = clock()
    const row = await bookSandboxPayment(tx, collection, now)
    const { token, saved, save } = collection
    const name = saved ?? token
    // Asked again, or paid on the sandbox's own page.
    if (!row.isNew || name === null) return { row: await settled(tx, row, now), used: undefined }
    const used = await takeToken(tx, name, {
      saved: saved !== null,
      save,
      since: new Date(now.getTime() - hour),
    })
    return used
      ? { row: await charge(tx, row, used, now), used }
      : {
          row: await changeSandboxPayment(tx, row.id, {
            state: 'failed',
            failure: 'gateway_error',
          }),
          used,
        }
  }

  const known = async (externalId: string): Promise<GatewayPayment> =>
    within(async (tx) => {
      const row = await readSandboxPayment(tx, externalId)
      if (!row) throw new Error(`The sandbox knows no payment ${externalId}`)
      return paymentOf(await settled(tx, row, clock()))
    })

  return {
    async start(collection) {
      const { row, used } = await within((tx) => begin(tx, collection))
      // The money is taken and the answer lost, as happens.
      if (used?.behaviour === 'timeout') throw new Error('The sandbox does not answer')
      return { ...paymentOf(row), kept: used && collection.save ? keptOf(used) : null }
    },
    ask: known,
    async cancel(externalId) {
      await within(async (tx) => {
        const row = await readSandboxPayment(tx, externalId)
        if (row?.state === 'pending' && (await settled(tx, row, clock())).state === 'pending')
          await changeSandboxPayment(tx, externalId, { state: 'cancelled' })
      })
      return known(externalId)
    },
    forget: (saved) =>
      within(async (tx) => {
        await tx.query('DELETE FROM sandbox_token WHERE token = $1', [saved])
      }),
    read: async (body, headers) =>
      readSandboxMessage(settings, { tenantId, now: clock() }, { body, headers }),
  }
}
