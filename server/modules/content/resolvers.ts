import type { RequestContext } from '../../context.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { activeAnnouncement, activeAnnouncements, activeBanners } from './content-store.ts'
import { numberOf } from './publishing.ts'

export const Query: QueryResolvers<RequestContext> = {
  activeUserAreaAnnouncements: async (_, __, { tx, clock, user }) =>
    (await activeAnnouncements(tx, clock(), user.id)).map(({ id, ...rest }) => ({
      ...rest,
      id: String(id),
    })),
  async userAreaAnnouncement(_, { id }, { tx, clock, user }) {
    const row = await activeAnnouncement(tx, clock(), user.id, numberOf(id))
    return row ? { ...row, id: String(row.id) } : null
  },
  activeUserAreaBanners: (_, __, { tx, clock, user, sorgs }) =>
    activeBanners(tx, clock(), user.id, sorgs),
}
