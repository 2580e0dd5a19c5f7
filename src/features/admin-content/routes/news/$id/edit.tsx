import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { NewsForm } from '../../../news/news-form.tsx'
import { NewsToEdit } from '../../../news/news.gql.ts'

export const Route = createFileRoute('/_frame/admin/news/$id/edit')({
  staticData: {
    screen: {
      title: msg`Edit article`,
      allow: ['news.cu'],
      when: ({ config }) => config.features.NEWS,
      up: '/admin/news',
    },
  },
  loader: ({ context, params }) => context.load(NewsToEdit, { id: params.id }),
  remountDeps: ({ params }) => params.id,
  component: NewsForm,
})
