import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { NewsForm } from '../../news/news-form.tsx'
import { NewsToEdit } from '../../news/news.gql.ts'

export const Route = createFileRoute('/_frame/admin/news/create')({
  staticData: {
    screen: {
      title: msg`New article`,
      allow: ['news.cu'],
      when: ({ config }) => config.features.NEWS,
      up: '/admin/news',
    },
  },
  loader: ({ context }) => context.load(NewsToEdit, { id: '' }),
  component: NewsForm,
})
