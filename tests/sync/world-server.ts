import type { CheckoutStatus } from '#domain/ordering/checkout-answer.ts'
import { tokenOwner } from '#offline/sync/token-owner.ts'
import type { Arrive } from '../support/fake-network.ts'
import { type Phone, tokenOf } from './phone.ts'
import type { CheckoutVariables, SyncServer, WireIntent } from './sync-server.ts'

interface Question {
  operationName: string
  variables: Record<string, unknown>
}

/** Told of what arrives, before it runs. Throws when something arrives that never should. */
export interface Witness {
  intents(userId: string, intents: WireIntent[]): void
  checkout(
    phone: Phone,
    userId: string,
    customerKey: string,
    variables: CheckoutVariables,
  ): Promise<void>
}

/** The HTTP face of a sync server, as one phone reaches it. */
export const arriveAt =
  (server: SyncServer, witness: Witness) =>
  (phone: Phone): Arrive =>
  async (path, init) => {
    if (path === '/refresh-token')
      return { status: 200, body: { requestToken: tokenOf(phone.cookie) } }
    const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null
    const userId = tokenOwner(bearer)
    if (userId === null) return { status: 401, body: {} }
    const { operationName, variables } = JSON.parse(String(init.body)) as Question
    const {
      streamId,
      intents,
      attemptKey,
      key = '',
    } = variables as {
      streamId: string
      intents: WireIntent[]
      attemptKey: string
      key?: string
    }
    switch (operationName) {
      case 'SyncIntents':
      case 'SyncResults': {
        witness.intents(userId, intents)
        const withCarts = operationName === 'SyncIntents'
        const { carts, books, ...results } = await server.sync(userId, streamId, intents, withCarts)
        return {
          status: 200,
          body: { data: { syncIntents: withCarts ? { ...results, carts, books } : results } },
        }
      }
      case 'CartNow':
      case 'NamedCartNow': {
        const { cart, book } = await server.cart(userId, phone.customerKey, streamId, key)
        return {
          status: 200,
          body: { data: { [key ? 'namedCart' : 'cart']: cart, cartBook: book } },
        }
      }
      case 'Checkout': {
        await witness.checkout(phone, userId, phone.customerKey, variables as CheckoutVariables)
        return {
          status: 200,
          body: {
            data: {
              checkout: await server.checkout(
                userId,
                phone.customerKey,
                variables as CheckoutVariables,
              ),
            },
          },
        }
      }
      default: {
        const status: CheckoutStatus = await server.status(userId, phone.customerKey, attemptKey)
        return { status: 200, body: { data: { checkoutStatus: status } } }
      }
    }
  }
