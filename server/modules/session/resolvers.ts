import type { RequestContext } from '../../context.ts'
import type { MutationResolvers } from '../../resolver-types.gen.ts'

export const Mutation: MutationResolvers<RequestContext> = {
  async changeLanguage(_, { id }, { tx, tenant, user }) {
    const language = tenant.config.languages.find(({ code }) => code === id)
    if (!language) return { status: false, description: 'This language is not offered' }
    await tx.query('UPDATE app_user SET language = $2 WHERE id = $1', [user.id, id])
    return { status: true, description: language.name }
  },
}
