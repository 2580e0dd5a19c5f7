import type { Request } from '../../context.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'
import { activeAnnouncements, activeBanners } from './content-store.ts'

export const Query: QueryResolvers<Request> = {
  activeUserAreaAnnouncements: (_, __, { tx, clock }) => activeAnnouncements(tx, clock()),
  activeUserAreaBanners: (_, __, { tx, clock, sorgs }) => activeBanners(tx, clock(), sorgs),
}
