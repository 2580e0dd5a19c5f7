import type { Request } from '../../context.ts'
import { userError } from '../../failure.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { inboxPage, markRead, unreadCount } from './notification-store.ts'
import { revokeSubscription, subscribedDevices } from './subscription-store.ts'

export const Query: QueryResolvers<Request> = {
  notifications: (_, { page, limit }, request) =>
    inboxPage(request, { page: page ?? 1, limit: limit ?? 20 }),
  unreadNotifications: (_, __, request) => unreadCount(request),
  pushKey: (_, __, { settings }) => settings.vapid.publicKey,
  pushSubscriptions: (_, __, request) => subscribedDevices(request),
}

export const Mutation: MutationResolvers<Request> = {
  async markNotificationsRead(_, { ids }, request) {
    if (ids && ids.length > 500)
      return {
        unread: await unreadCount(request),
        message: { status: false, description: 'too_many' },
        userErrors: [userError('too_many', 'ids')],
      }
    await markRead(request, ids ?? null)
    return {
      unread: await unreadCount(request),
      message: { status: true, description: 'Marked as read' },
      userErrors: [],
    }
  },
  async revokePushSubscription(_, { id }, request) {
    const done = await revokeSubscription(request, id)
    return done
      ? { message: { status: true, description: 'Notifications switched off' }, userErrors: [] }
      : {
          message: { status: false, description: 'unknown_device' },
          userErrors: [userError('unknown_device', 'id')],
        }
  },
}
