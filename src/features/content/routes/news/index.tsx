import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { hasScope } from '#domain/account/permissions.ts'
import { listSearch, listVariables } from '#data/list-search.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { ListPage, ListPending } from '#parts/page/list-page.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { NewsToRead } from '../../content.gql.ts'

export const Route = createFileRoute('/_frame/news/')({
  staticData: {
    screen: {
      title: msg`News`,
      allow: ['page.news', 'news.cu'],
      when: ({ config }) => config.features.NEWS,
      menu: {
        group: 'content',
        order: 50,
        icon: 'newspaper',
        when: ({ user }) => !hasScope(user.permissions, ['news.cu']),
      },
    },
  },
  validateSearch: listSearch(),
  loaderDeps: ({ search: { sort: _, ...search } }) => listVariables(search),
  loader: ({ context, deps }) => context.load(NewsToRead, deps),
  pendingComponent: ListPending,
  component: News,
})

function News() {
  const { t } = useLingui()
  const { dayOf } = useDates()
  return (
    <ListPage
      question={Route.useLoaderData()}
      pageOf={({ newsList }) => newsList}
      keyOf={({ id }) => id}
      rowTo={({ id }) => `/news/${id}`}
      searchHint={t`Title or text`}
      empty={{
        icon: 'newspaper',
        heading: t`No news at the moment`,
        text: t`What is published for you appears here.`,
      }}
      columns={[
        { key: 'title', title: t`Title`, lead: true, text: ({ title }) => title },
        {
          key: 'read',
          title: t`Read`,
          text: ({ isRead }) => (isRead ? t`Read` : t`New`),
          cell: ({ isRead }) => (isRead ? t`Read` : <Badge tone="info">{t`New`}</Badge>),
        },
        {
          key: 'date',
          title: t`Published`,
          text: ({ publishedAt }) => dayOf(Date.parse(String(publishedAt))),
        },
      ]}
    />
  )
}
