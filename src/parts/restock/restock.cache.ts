import type { Cache, DataFields, UpdatesConfig } from '@urql/exchange-graphcache'
import { RestockSubscriptions } from './restock.gql.ts'

/** Both answers bring the whole list: it takes the place of the one that is known. */
const take =
  (name: 'subscribe' | 'unsubscribe') => (result: DataFields, _: unknown, cache: Cache) => {
    const { subscriptions } = result[name] as unknown as { subscriptions: never[] }
    cache.updateQuery({ query: RestockSubscriptions }, () => ({
      restockSubscriptions: subscriptions,
    }))
  }

export const updates: Partial<UpdatesConfig> = {
  Mutation: { subscribe: take('subscribe'), unsubscribe: take('unsubscribe') },
}
