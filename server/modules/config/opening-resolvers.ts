import { done, refused } from '../../answers.ts'
import { audit } from '../../audit.ts'
import type { RequestContext } from '../../context.ts'
import type { MutationResolvers, QueryResolvers } from '../../resolver-types.gen.ts'
import { countUninvited, inviteAll } from '../../session/invite.ts'
import { administering } from '../users/user-store.ts'

async function readOpening({ tx, tenant }: RequestContext) {
  const [row] = await tx.query<{ openedAt: Date | null }>(
    'SELECT opened_at AS "openedAt" FROM tenant WHERE id = $1',
    [tenant.id],
  )
  return {
    openedAt: row!.openedAt as never,
    sandbox: tenant.sandbox,
    toInvite: await countUninvited(tx),
  }
}

export const Query: QueryResolvers<RequestContext> = {
  portalOpening: (_, __, request) => readOpening(request),
}

export const Mutation: MutationResolvers<RequestContext> = {
  openPortal: async (_, { invite }, entered) => {
    if (entered.tenant.sandbox) return refused('is_sandbox', null, { invited: 0 })
    return administering(entered, async (request) => {
      const { tx, tenant, host, clock } = request
      const { openedAt } = await readOpening(request)
      await tx.query('SELECT open_tenant()')
      const invited = invite ? await inviteAll(tx, tenant, host, clock()) : 0
      if (openedAt === null || invited > 0)
        await audit(request, { action: 'portal.opened', target: tenant.id, after: { invited } })
      return done('The portal is open', { opening: await readOpening(request), invited })
    })
  },
}
