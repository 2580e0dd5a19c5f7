import { done, refused } from '../../answers.ts'
import type { RequestContext } from '../../context.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { inboxPage, markRead, unreadCount } from './notification-store.ts'
import { revokeSubscription, subscribedDevices } from './subscription-store.ts'

export const Query: QueryResolvers<RequestContext> = {
  notifications: (_, asked, request) => inboxPage(request, asked),
  unreadNotifications: (_, __, request) => unreadCount(request),
  pushKey: (_, __, { settings }) => settings.vapid.publicKey,
  pushSubscriptions: (_, __, request) => subscribedDevices(request),
}

export const Mutation: MutationResolvers<RequestContext> = {
  async markNotificationsRead(_, { ids }, request) {
    if (ids && ids.length > 500)
      return refused('too_many', 'ids', { unread: await unreadCount(request) })
    await markRead(request, ids ?? null)
    return done('Marked as read', { unread: await unreadCount(request) })
  },
  async revokePushSubscription(_, { id }, request) {
    return (await revokeSubscription(request, id))
      ? done('Notifications switched off')
      : refused('unknown_device', 'id')
  },
}
