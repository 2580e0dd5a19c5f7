import { redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { safeTarget } from '#shell/navigation/guard.ts'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import { userAtom } from '#shell/session/session-atoms.ts'

/** The address of the login page and of its second step. `refused`: see `refusalAfter`. */
export const loginSearch = v.object({
  target: v.optional(v.string()),
  /** Shows the form where only some may use it. */
  password: v.fallback(v.optional(v.boolean()), undefined),
  refused: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(-7))), undefined),
})

interface Visit {
  context: RouterContext
  search: v.InferOutput<typeof loginSearch>
}

/** A signed-in person needs no login page. */
export function skipWhenSignedIn({ context, search }: Visit): void {
  if (context.store.get(userAtom))
    throw redirect({ href: safeTarget(search.target) ?? '/', replace: true })
}
