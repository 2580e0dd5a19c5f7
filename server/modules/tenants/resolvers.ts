import type { Caller } from '../../context.ts'
import type { QueryResolvers } from '../../resolver-types.gen.ts'

export const Query: QueryResolvers<Caller> = {
  portal: (_, __, { tenant }) => ({
    name: tenant.name,
    webTitle: tenant.config.webTitle,
    languages: tenant.config.languages,
  }),
}
