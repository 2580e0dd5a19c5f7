import { hasScope } from '#domain/account/permissions.ts'
import { HomeAreas } from '#parts/catalogue/catalogue-areas.gql.ts'
import { homePath } from '#shell/navigation/home-target.ts'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import { configAtom, userAtom } from '#shell/session/session-atoms.ts'
import { entryPath, menuSections } from './menu/menu-entries.ts'

/** Finds the path, without a locale, that the current user's home address leads to. */
export async function findHome({ client, store, menuRoutes }: RouterContext): Promise<string> {
  const user = store.get(userAtom)
  const config = store.get(configAtom)
  if (!user) return '/login'
  // Not the login page, which leads a signed-in person back here.
  if (!config) return '/error/admin'
  const mayBrowse = hasScope(user.permissions, ['page.catalog'])
  const kinds =
    (mayBrowse
      ? (await (await client()).query(HomeAreas, {}).toPromise()).data?.catalogueAreas
      : undefined) ?? null
  // A person with only unfinished screens is told so within the frame, where they can leave.
  const [first] = [false, true].flatMap((notYet) =>
    menuSections(menuRoutes(), { user, config, kinds }, notYet).flatMap(({ entries }) => entries),
  )
  return homePath(user, kinds, first && entryPath(first))
}
