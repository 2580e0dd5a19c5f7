import type { RequestContext } from '../../context.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { activeAnnouncements, activeBanners } from './content-store.ts'
import { numberOf } from './publishing.ts'
import { unreadByList } from '../content-search/reading.ts'

export const Query: QueryResolvers<RequestContext> = {
  activeUserAreaAnnouncements: (_, __, { tx, clock, user }) =>
    activeAnnouncements(tx, clock(), user.id),
  userAreaAnnouncement: async (_, { id }, { tx, clock, user }) =>
    (await activeAnnouncements(tx, clock(), user.id, numberOf(id)))[0] ?? null,
  unreadContent: (_, __, request) => unreadByList(request),
  activeUserAreaBanners: (_, __, { tx, clock, user, sorgs }) =>
    activeBanners(tx, clock(), user.id, sorgs),
}
