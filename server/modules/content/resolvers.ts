import type { RequestContext } from '../../context.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { activeAnnouncements, activeBanners } from './content-store.ts'

export const Query: QueryResolvers<RequestContext> = {
  activeUserAreaAnnouncements: async (_, __, { tx, clock, user }) =>
    (await activeAnnouncements(tx, clock(), user.id)).map(({ id, ...rest }) => ({
      ...rest,
      id: String(id),
    })),
  activeUserAreaBanners: (_, __, { tx, clock, user, sorgs }) =>
    activeBanners(tx, clock(), user.id, sorgs),
}
