import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { contentWords } from '../../../content-words.ts'
import { DeleteDocumentGroup, DocumentGroups } from '../../../documents/document.gql.ts'

export const Route = createFileRoute('/_frame/admin/sales-document/group/')({
  staticData: {
    screen: {
      title: msg`Document groups`,
      allow: ['sales-document.cu'],
      menu: { group: 'admin', order: 120, icon: 'list' },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(DocumentGroups, deps),
  pendingComponent: ListPending,
  component: ManageGroups,
})

function ManageGroups() {
  const { t } = useLingui()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ salesDocumentGroups }) => salesDocumentGroups}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/sales-document/group/${id}/edit`}
      create={{ to: '/admin/sales-document/group/create', label: t`New group` }}
      removal={{ mutation: DeleteDocumentGroup, label: t`Delete group`, words: contentWords }}
      removable={({ documents }) => documents === 0}
      searchHint={t`Name`}
      empty={{
        heading: t`No groups yet`,
        text: t`A group keeps documents together, such as the manuals of a model.`,
        icon: 'list',
      }}
      columns={[
        { key: 'name', title: t`Name`, lead: true, sortable: true, text: ({ name }) => name },
        {
          key: 'documents',
          title: t`Documents`,
          align: 'end',
          text: ({ documents }) => documents,
        },
        {
          key: 'markets',
          title: t`Target markets`,
          text: ({ contentTargetMarkets }) =>
            contentTargetMarkets.map(({ marketName }) => marketName).join(', ') || t`Everyone`,
        },
      ]}
    />
  )
}
