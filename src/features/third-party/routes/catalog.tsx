import { createFileRoute } from '@tanstack/react-router'
import { ListPending } from '#parts/page/list-page.tsx'
import { CatalogueList } from '../catalogue-list.tsx'
import { catalogueScreen, productSearch, productVariables } from '../catalogue-screen.ts'
import { ThirdPartyProducts } from '../third-party.gql.ts'

export const Route = createFileRoute('/_frame/3rd-party/catalog')({
  staticData: {
    screen: { ...catalogueScreen, menu: { group: 'third-party', order: 10, icon: 'grid' } },
  },
  validateSearch: productSearch,
  loaderDeps: ({ search }) => productVariables(search),
  loader: ({ context, deps }) => context.load(ThirdPartyProducts, deps),
  pendingComponent: ListPending,
  component: Catalogue,
})

function Catalogue() {
  return <CatalogueList question={Route.useLoaderData()} />
}
