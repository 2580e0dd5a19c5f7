import { createFileRoute, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { hasScope } from '#domain/account/permissions.ts'
import { HomeAreas } from '#parts/catalogue/catalogue-areas.gql.ts'
import { homePath } from '#shell/navigation/home-target.ts'
import { entryPath, menuSections } from './menu/menu-entries.ts'
import type { RouterContext } from '#shell/navigation/router-context.ts'
import { configAtom, userAtom } from '#shell/session/session-atoms.ts'

export const Route = createFileRoute('/$locale/')({
  staticData: { screen: { title: msg`Home`, allow: 'signed-in' } },
  beforeLoad: async ({ context, params }) => {
    const path = await findHome(context)
    throw redirect({ to: `/${params.locale}${path}` as never, replace: true })
  },
})

async function findHome({ client, store, menuRoutes }: RouterContext): Promise<string> {
  const user = store.get(userAtom)
  const config = store.get(configAtom)
  if (!user || !config) return '/login'
  const mayBrowse = hasScope(user.permissions, ['page.catalog'])
  const kinds =
    (mayBrowse
      ? (await client().query(HomeAreas, {}).toPromise()).data?.catalogueAreas
      : undefined) ?? null
  // Whoever has nothing but what is still to come is told so within the frame, where the way out is.
  const [first] = [false, true].flatMap((notYet) =>
    menuSections(menuRoutes(), { user, config, kinds }, notYet).flatMap(({ entries }) => entries),
  )
  return homePath(user, kinds, first && entryPath(first))
}
