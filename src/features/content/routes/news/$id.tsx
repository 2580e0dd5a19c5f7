import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ListPending } from '#parts/page/list-page.tsx'
import { NewsArticle } from '../../content.gql.ts'
import { ArticleScreen } from '../../reading/article-screen.tsx'

export const Route = createFileRoute('/_frame/news/$id')({
  staticData: {
    screen: {
      title: msg`News`,
      allow: ['page.news', 'news.cu'],
      when: ({ config }) => config.features.NEWS,
    },
  },
  loader: ({ context, params: { id } }) => context.load(NewsArticle, { id }),
  pendingComponent: ListPending,
  component: Article,
})

function Article() {
  return <ArticleScreen question={Route.useLoaderData()} />
}
