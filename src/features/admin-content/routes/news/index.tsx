import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useData } from '#data/load.ts'
import { contentStates } from '#domain/content/validity.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { contentWords } from '../../content-words.ts'
import { DeleteNews, NewsToManage, RestoreNews } from '../../news/news.gql.ts'
import { useContentList, validNames } from '../../use-content-list.tsx'

export const Route = createFileRoute('/_frame/admin/news/')({
  staticData: {
    screen: {
      title: msg`News`,
      allow: ['news.cu'],
      when: ({ config }) => config.features.NEWS,
      menu: { group: 'admin', order: 90, icon: 'newspaper' },
    },
  },
  validateSearch: listSearch({
    filters: { filter: v.picklist(contentStates), filterContentTargetMarket: v.string() },
  }),
  loaderDeps: ({ search }) => listVariables(search),
  loader: ({ context, deps }) => context.load(NewsToManage, deps),
  pendingComponent: ListPending,
  component: ManageNews,
})

function ManageNews() {
  const { t } = useLingui()
  const question = Route.useLoaderData()
  const { markets } = useData(question)
  const { columns, removalText, ...list } = useContentList(RestoreNews, validNames, markets.rows)
  return (
    <ListPage
      question={question}
      pageOf={({ newsList }) => newsList}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/admin/news/${id}/edit`}
      create={{ to: '/admin/news/create', label: t`New article` }}
      removal={{
        mutation: DeleteNews,
        label: t`Delete article`,
        text: removalText,
        words: contentWords,
      }}
      {...list}
      exportName="news"
      searchHint={t`Title or text`}
      empty={{
        heading: t`No news yet`,
        text: t`Published articles appear under “News”.`,
        icon: 'newspaper',
      }}
      columns={[
        { key: 'title', title: t`Title`, lead: true, sortable: true, text: ({ title }) => title },
        ...columns,
      ]}
    />
  )
}
