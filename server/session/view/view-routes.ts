import type { FastifyInstance } from 'fastify'
import { mayViewAs } from '#domain/view-as/view-as.ts'
import type { RequestContext } from '../../context.ts'
import { heldSql, administering, readUser } from '../../modules/users/user-store.ts'
import { route, type RouteDeps } from '../../route.ts'
import { bindingCookie, refreshCookie, setRefreshCookie } from '../cookies.ts'
import { endView, openView } from './view-session.ts'

/** Begins and ends an administrator's view of the portal as another person. */
export function viewRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { parts } = deps

  route(app, deps, {
    method: 'POST',
    url: '/view-as/:id',
    allow: ['page.user-management', 'page.user-management-us'],
    anyCustomer: true,
    async handle(entered, { reply, params }) {
      const begun = await administering(entered, (request) => beginView(request, params.id ?? ''))
      if ('refused' in begun) {
        void reply.code(409)
        return { code: begun.refused, message: 'The portal cannot be viewed as this person' }
      }
      setRefreshCookie(reply, begun.refreshToken, begun.refreshSecret)
      return { requestToken: begun.requestToken }
    },
  })

  // Known by its cookies: the administrator goes back also when the view has ended by itself.
  route(app, deps, {
    method: 'POST',
    url: '/view-as-end',
    allow: 'anyone',
    async handle({ request, reply, tenant }) {
      const shown = refreshCookie(request)
      const isIssued = shown && parts.tokens.renewalOf(shown.sessionId, shown.secret) !== null
      const binding = bindingCookie(request)
      const back =
        isIssued && binding
          ? await parts.database.within(
              { tenantId: tenant.id, user: 'any', customers: 'all' },
              (tx) =>
                endView(
                  tx,
                  parts.tokens,
                  tenant,
                  { sessionId: shown.sessionId, binding },
                  { clock: parts.clock, requestId: String(request.id) },
                ),
            )
          : null
      if (!back) return reply.code(401).send({ code: 'UNAUTHENTICATED', message: 'Sign in again' })
      setRefreshCookie(reply, back.refreshToken, back.refreshSecret)
      return { requestToken: back.requestToken }
    },
  })
}

async function beginView(request: RequestContext, id: string) {
  const { tx, user } = request
  const row = await readUser(tx, user.id, id)
  if (!row) return { refused: 'unknown_user' } as const
  if (!row.active) return { refused: 'inactive' } as const
  if (row.id === String(user.id)) return { refused: 'own_account' } as const
  const held = await tx.query<{ name: string }>(
    `SELECT held.name FROM app_user u CROSS JOIN LATERAL (${heldSql('u')}) held(name) WHERE u.id = $1::int`,
    [id],
  )
  const theirs = held.map(({ name }) => name)
  if (!mayViewAs(user.permissions, theirs)) return { refused: 'more_rights' } as const
  return openView(request, { id: Number(id), username: row.username })
}
