import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { hasScope, type Permission } from '#domain/account/permissions.ts'
import { ListPending } from '#parts/page/list-page.tsx'
import { userAtom } from '#shell/session/session-atoms.ts'
import { HomeContent } from '../content.gql.ts'
import { HomeScreen } from '../reading/home-screen.tsx'

export const Route = createFileRoute('/_frame/home-page')({
  staticData: {
    screen: {
      title: msg`Home`,
      allow: ['page.home-page'],
      ownAnnouncements: true,
      menu: {
        group: 'shop',
        order: 10,
        icon: 'home',
        when: ({ config }) => !config.features.MERGE_MENU_CATALOG,
      },
    },
  },
  loader: ({ context }) => {
    const user = context.store.get(userAtom)
    const permissions = user?.permissions ?? []
    const may = (...scopes: Permission[]) => hasScope(permissions, scopes)
    return context.load(HomeContent, {
      news: may('page.news', 'news.cu'),
      buying: may('page.catalog', 'page.order-status'),
      claims: may('page.claim'),
      // The office has the next step of other claims than the dealers have.
      phase: may('claim.process') ? 'ours' : 'yours',
      // Invoices are those of the chosen customer: the server refuses to list them without one.
      invoices: !!user?.customerData && may('page.invoice-status', 'invoice-status.read'),
    })
  },
  pendingComponent: ListPending,
  component: HomePage,
})

function HomePage() {
  return <HomeScreen question={Route.useLoaderData()} />
}
