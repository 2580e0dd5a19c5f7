import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { listSearch, listVariables } from '#data/list-search.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { DeleteSearchSynonym, SearchSynonymList } from '../../search-synonyms/search-synonym.gql.ts'

export const Route = createFileRoute('/_frame/admin/search-synonyms/')({
  staticData: {
    screen: {
      title: msg`Search synonyms`,
      allow: ['page.upload-area'],
      search: true,
      menu: { group: 'admin', order: 64, icon: 'search' },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(SearchSynonymList, deps),
  pendingComponent: ListPending,
  component: SearchSynonyms,
})

function SearchSynonyms() {
  const { t } = useLingui()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ searchSynonyms }) => searchSynonyms}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/search-synonyms/edit/${id}`}
      create={{ to: '/admin/search-synonyms/create', label: t`New synonym group` }}
      removal={{ mutation: DeleteSearchSynonym, label: t`Delete synonym group` }}
      exportName="search-synonyms"
      searchHint={t`Word or phrase`}
      empty={{ heading: t`No synonyms yet` }}
      columns={[
        {
          key: 'words',
          title: t`Words that mean the same`,
          lead: true,
          sortable: true,
          text: ({ words }) => words,
        },
      ]}
    />
  )
}
