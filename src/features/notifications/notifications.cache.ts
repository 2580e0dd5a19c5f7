import type { Cache, UpdatesConfig } from '@urql/exchange-graphcache'
import { UnreadNotifications } from '#parts/notifications/notifications.gql.ts'
import { graphql } from '#data/graphql.ts'

const Read = graphql(`
  fragment Read on Notification {
    id
    readAt
  }
`)

interface Answer {
  unread: number
  message: { status: boolean }
}

/** Every notice on a page that this device has read from the server. */
function known(cache: Cache): string[] {
  const pages = cache
    .inspectFields('Query')
    .filter(({ fieldName }) => fieldName === 'notifications')
  return pages.flatMap(
    ({ fieldKey }) =>
      (cache.resolve(cache.resolve('Query', fieldKey) as string, 'notifications') as
        | string[]
        | null) ?? [],
  )
}

/** Marks notices as read on every cached page, and updates the count of the bell. */
function marked(answer: Answer, ids: readonly string[] | null | undefined, cache: Cache) {
  if (!answer.message.status) return
  const readAt = new Date().toISOString()
  for (const key of known(cache)) {
    const id = String(cache.resolve(key, 'id'))
    if ((!ids || ids.includes(id)) && !cache.resolve(key, 'readAt'))
      cache.writeFragment(Read, { __typename: 'Notification', id, readAt } as never)
  }
  cache.updateQuery(
    { query: UnreadNotifications },
    (data) => data && { ...data, unreadNotifications: answer.unread },
  )
}

export const updates: Partial<UpdatesConfig> = {
  Mutation: {
    markNotificationsRead: (result, args, cache) =>
      marked(
        result.markNotificationsRead as Answer,
        args.ids as string[] | null | undefined,
        cache,
      ),
  },
}
