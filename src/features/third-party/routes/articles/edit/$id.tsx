import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { ArticleForm } from '../../../article-form.tsx'
import { ThirdPartyArticleToEdit } from '../../../article.gql.ts'

export const Route = createFileRoute('/_frame/3rd-party/articles/edit/$id')({
  staticData: {
    screen: {
      title: msg`Edit article`,
      allow: ['page.3rdpartyarticlemaintenance'],
      up: '/3rd-party/article-maintenance',
    },
  },
  loader: ({ context, params }) => context.load(ThirdPartyArticleToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: ArticleForm,
})
