import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { vendorWords } from '../../vendors/vendor-words.ts'
import { DeleteVendor, VendorList } from '../../vendors/vendor.gql.ts'

export const Route = createFileRoute('/_frame/admin/vendors/')({
  staticData: {
    screen: {
      title: msg`Vendors`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 59, icon: 'handshake' },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(VendorList, deps),
  pendingComponent: ListPending,
  component: Vendors,
})

function Vendors() {
  const { t } = useLingui()
  const stateOf = ({ active }: { active: boolean }) => (active ? t`Active` : t`Inactive`)
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ vendors }) => vendors}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/vendors/edit/${id}`}
      create={{ to: '/admin/vendors/create', label: t`New vendor` }}
      removal={{ mutation: DeleteVendor, label: t`Delete vendor`, words: vendorWords }}
      exportName="vendors"
      searchHint={t`Name, code or email`}
      empty={{
        icon: 'handshake',
        heading: t`No vendors yet`,
        text: t`Your customers can order the articles of vendors beside yours.`,
      }}
      columns={[
        { key: 'name', title: t`Name`, lead: true, sortable: true, text: ({ name }) => name },
        { key: 'code', title: t`Code`, sortable: true, text: ({ code }) => code },
        { key: 'email', title: t`Contact email`, text: ({ email }) => email ?? '' },
        {
          key: 'sorgs',
          title: t`Sales organizations`,
          text: ({ sorgs }) => (sorgs.length > 0 ? sorgs.join(', ') : t`All`),
        },
        { key: 'articles', title: t`Articles`, align: 'end', text: ({ articles }) => articles },
        { key: 'people', title: t`Users`, align: 'end', text: ({ people }) => people.length },
        {
          key: 'state',
          title: t`State`,
          cell: (vendor) => (
            <Badge tone={vendor.active ? 'success' : 'neutral'}>{stateOf(vendor)}</Badge>
          ),
          text: stateOf,
        },
      ]}
    />
  )
}
