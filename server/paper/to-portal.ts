import type { RouteDeps } from '../route.ts'
import { browserOf } from '../session/caller.ts'

/** Sends a browser without a session from a plain link to the portal, which asks to log in. */
export const toPortal =
  (deps: RouteDeps) =>
  async (
    request: Parameters<RouteDeps['tenantOf']>[0],
    reply: { redirect: (to: string) => unknown },
  ) => {
    if (!browserOf(deps.parts, deps.tenantOf(request), request).sessionId)
      return reply.redirect('/')
    return undefined
  }
