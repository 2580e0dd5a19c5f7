import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { contentTypes, layoutFlags } from '#domain/content/layout-kinds.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { contentTypeWords, flagWords, setupWords } from '../../content-setup/setup-words.ts'
import { ContentLayoutList, DeleteContentLayout } from '../../content-setup/content-setup.gql.ts'

export const Route = createFileRoute('/_frame/admin/content-layouts/')({
  staticData: {
    screen: {
      title: msg`Content layouts`,
      allow: ['page.user-management'],
      search: true,
      menu: { group: 'admin', order: 58, icon: 'grid' },
    },
  },
  validateSearch: listSearch({ filters: { type: v.picklist(contentTypes) } }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(ContentLayoutList, deps),
  pendingComponent: ListPending,
  component: ContentLayouts,
})

function ContentLayouts() {
  const { t, i18n } = useLingui()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ contentLayouts }) => contentLayouts}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/content-layouts/edit/${id}`}
      create={{ to: '/admin/content-layouts/edit', label: t`New layout` }}
      removal={{ mutation: DeleteContentLayout, label: t`Delete layout`, words: setupWords }}
      exportName="content-layouts"
      searchHint={t`Name`}
      filters={[
        {
          name: 'type',
          label: t`For`,
          any: t`All kinds`,
          options: contentTypes.map((type) => ({
            value: type,
            label: i18n._(contentTypeWords[type]),
          })),
        },
      ]}
      empty={{
        heading: t`No layouts yet`,
        text: t`A layout says what the cards of news, documents and marketing material show.`,
        icon: 'grid',
      }}
      columns={[
        {
          key: 'description',
          title: t`Name`,
          lead: true,
          sortable: true,
          text: ({ description }) => description,
        },
        {
          key: 'type',
          title: t`For`,
          sortable: true,
          text: ({ type }) => i18n._(contentTypeWords[type]),
        },
        {
          key: 'shows',
          title: t`On the card`,
          text: (layout) =>
            layoutFlags
              .filter((flag) => layout[flag])
              .map((flag) => i18n._(flagWords[flag]))
              .join(', '),
        },
        { key: 'contents', title: t`Used by`, align: 'end', text: ({ contents }) => contents },
      ]}
    />
  )
}
