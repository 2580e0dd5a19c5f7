import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useData } from '#data/load.ts'
import { ArticleDetails } from '../../catalogue.gql.ts'
import { ArticleScreen } from '../../article/article-screen.tsx'
import { ArticleNotFound } from '../../article/article-not-found.tsx'
import { ArticleSkeleton } from '../../article/article-skeleton.tsx'

export const Route = createFileRoute('/_frame/catalog/$category/$slug')({
  staticData: { screen: { title: msg`Product details`, allow: ['page.catalog'], up: true } },
  loader: ({ context, params }) => context.load(ArticleDetails, { slug: params.slug }),
  pendingComponent: ArticleSkeleton,
  component: Details,
})

function Details() {
  const question = Route.useLoaderData()
  const { productDetailsV2: details } = useData(question)
  if (!details) return <ArticleNotFound />
  return <ArticleScreen product={details.product} variants={details.variants} question={question} />
}
